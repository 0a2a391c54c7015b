import { cardsIn } from '../../../../match/deck';
import type { CarryRule } from '../../scenarios/rules';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type MatchContext, type ScenarioPart } from '../state/match-context';
import type { Action } from '../state/option';
import type { Piece, SharedActions } from '../state/situation';
import { inContact } from '../geometry/where';
import { ritualOf } from '../entries/auras';
import { changePiece, isCarrier, letGo, tokensOf } from './tokens';

const partnerOf = ({ figure, second = -1 }: Piece, id: FigureId): FigureId =>
  figure === id ? second : figure;

const isPair = ({ figure, second = -1 }: Piece): boolean => figure >= 0 && second >= 0;

/** During a ritual a Hero does nothing else. */
const mayAct = (figure: Figure): boolean => figure.life === 'up' && !ritualOf(figure);

/**
 * Two carry together while their bases touch, and act at once: each performs one action on the card of theirs that comes
 * first, and the other on the second. Whether they still touch is seen when both have acted; who breaks free during the
 * first action gives the one whose card it is his second action at once. Chapter "Scenarios: Treasure Hunt".
 */
export const pairing = ({ token, pickUp }: CarryRule): ScenarioPart => {
  const pieces = (match: MatchContext): readonly Piece[] => tokensOf(match, token);

  const joinable = (match: MatchContext, piece: Piece, figure: Figure): boolean => {
    if (piece.figure < 0 || isPair(piece) || piece.figure === figure.id || figure.kind !== 'hero')
      return false;
    const carrier = figureOf(match, piece.figure);
    return carrier.kind === 'hero' && carrier.team === figure.team && inContact(carrier, figure);
  };

  /** The sharing of this phase, if there is one. */
  const sharedIn = (match: MatchContext, { shared }: Piece): SharedActions | undefined =>
    shared?.phase === match.s.phase ? shared : undefined;

  /** The second action of whoever's card came first comes at once, where his turn is still on. */
  const giveBack = (match: MatchContext, piece: Piece): void => {
    const shared = sharedIn(match, piece);
    if (!shared?.isOwed || match.s.turn !== shared.first) return;
    changePiece(match, piece, { shared: { ...shared, isOwed: false } });
    const first = figureOf(match, shared.first);
    if (mayAct(first)) first.actions += 1;
  };

  const part = (match: MatchContext, piece: Piece, whoLetsGo: FigureId): void => {
    figureOf(match, partnerOf(piece, match.s.turn)).actions = 0;
    letGo(match, piece, whoLetsGo);
    const left = pieces(match).find(({ key }) => key === piece.key);
    if (left) giveBack(match, left);
  };

  const seeContact = (match: MatchContext, isOver: boolean): void => {
    for (const piece of pieces(match)) {
      if (!isPair(piece)) {
        giveBack(match, piece);
        continue;
      }
      const [one, other] = [figureOf(match, piece.figure), figureOf(match, piece.second ?? -1)];
      const haveActed = isOver || (one.actions === 0 && other.actions === 0);
      if (haveActed && !inContact(one, other)) part(match, piece, other.id);
    }
  };

  return {
    actionsOf: (match, figure) =>
      pieces(match).flatMap((piece): readonly Action[] =>
        pickUp.by === 'action' && joinable(match, piece, figure)
          ? [{ pick: 'scenario', what: 'join', piece: piece.key, actions: pickUp.actions }]
          : [],
      ),
    perform: (match, figure, { what, piece: key }) => {
      const piece = pieces(match).find((each) => each.key === key);
      if (piece && what === 'join') changePiece(match, piece, { second: figure.id });
      return undefined;
    },
    turnBegins: (match, hero) => {
      for (const piece of pieces(match)) {
        const shared = sharedIn(match, piece);
        if (shared?.second === hero.id && shared.isOwed) {
          changePiece(match, piece, { shared: { ...shared, isOwed: false } });
          const first = figureOf(match, shared.first);
          if (mayAct(first)) first.actions = 1;
        } else if (isPair(piece) && isCarrier(piece, hero.id)) {
          const second = partnerOf(piece, hero.id);
          // If the card was drawn before they became two, its owner has acted.
          if (!cardsIn(match.s.deck).includes(second)) continue;
          changePiece(match, piece, {
            shared: { phase: match.s.phase, first: hero.id, second, isOwed: true },
          });
          if (mayAct(figureOf(match, second))) figureOf(match, second).actions = 1;
        }
      }
      return undefined;
    },
    actionsFor: (match, figure, usual) =>
      pieces(match).some((piece) => {
        const shared = sharedIn(match, piece);
        return shared?.first === figure.id || shared?.second === figure.id;
      })
        ? Math.max(0, usual - 1)
        : usual,
    actingWith: (match, hero) =>
      pieces(match).flatMap((piece) => {
        const shared = sharedIn(match, piece);
        if (shared?.first === hero) return [shared.second];
        return shared?.second === hero ? [shared.first] : [];
      }),
    allows: (match, figure, { pick }) =>
      pick !== 'delay' ||
      figure.hero === match.s.turn ||
      !pieces(match).some((piece) => isCarrier(piece, figure.id)),
    actionEnds: (match) => {
      seeContact(match, false);
      return undefined;
    },
    turnEnds: (match) => {
      seeContact(match, true);
      return undefined;
    },
  };
};
