import { cardsIn } from '../../../../match/deck';
import type { CarryRule } from '../../scenarios/rules';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type Game, type ScenarioPart } from '../state/game';
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
  const pieces = (game: Game): readonly Piece[] => tokensOf(game, token);

  const joinable = (game: Game, piece: Piece, figure: Figure): boolean => {
    if (piece.figure < 0 || isPair(piece) || piece.figure === figure.id || figure.kind !== 'hero')
      return false;
    const carrier = figureOf(game, piece.figure);
    return carrier.kind === 'hero' && carrier.team === figure.team && inContact(carrier, figure);
  };

  /** The sharing of this phase, if there is one. */
  const sharedIn = (game: Game, { shared }: Piece): SharedActions | undefined =>
    shared?.phase === game.s.phase ? shared : undefined;

  /** The second action of whoever's card came first comes at once, where his turn is still on. */
  const giveBack = (game: Game, piece: Piece): void => {
    const shared = sharedIn(game, piece);
    if (!shared?.isOwed || game.s.turn !== shared.first) return;
    changePiece(game, piece, { shared: { ...shared, isOwed: false } });
    const first = figureOf(game, shared.first);
    if (mayAct(first)) first.actions += 1;
  };

  const part = (game: Game, piece: Piece, whoLetsGo: FigureId): void => {
    figureOf(game, partnerOf(piece, game.s.turn)).actions = 0;
    letGo(game, piece, whoLetsGo);
    const left = pieces(game).find(({ key }) => key === piece.key);
    if (left) giveBack(game, left);
  };

  const seeContact = (game: Game, isOver: boolean): void => {
    for (const piece of pieces(game)) {
      if (!isPair(piece)) {
        giveBack(game, piece);
        continue;
      }
      const [one, other] = [figureOf(game, piece.figure), figureOf(game, piece.second ?? -1)];
      const haveActed = isOver || (one.actions === 0 && other.actions === 0);
      if (haveActed && !inContact(one, other)) part(game, piece, other.id);
    }
  };

  return {
    actionsOf: (game, figure) =>
      pieces(game).flatMap((piece): readonly Action[] =>
        pickUp.by === 'action' && joinable(game, piece, figure)
          ? [{ pick: 'scenario', what: 'join', piece: piece.key, actions: pickUp.actions }]
          : [],
      ),
    perform: (game, figure, { what, piece: key }) => {
      const piece = pieces(game).find((each) => each.key === key);
      if (piece && what === 'join') changePiece(game, piece, { second: figure.id });
      return undefined;
    },
    turnBegins: (game, hero) => {
      for (const piece of pieces(game)) {
        const shared = sharedIn(game, piece);
        if (shared?.second === hero.id && shared.isOwed) {
          changePiece(game, piece, { shared: { ...shared, isOwed: false } });
          const first = figureOf(game, shared.first);
          if (mayAct(first)) first.actions = 1;
        } else if (isPair(piece) && isCarrier(piece, hero.id)) {
          const second = partnerOf(piece, hero.id);
          // Whose card was drawn before they became two has acted.
          if (!cardsIn(game.s.deck).includes(second)) continue;
          changePiece(game, piece, {
            shared: { phase: game.s.phase, first: hero.id, second, isOwed: true },
          });
          if (mayAct(figureOf(game, second))) figureOf(game, second).actions = 1;
        }
      }
      return undefined;
    },
    actionsFor: (game, figure, usual) =>
      pieces(game).some((piece) => {
        const shared = sharedIn(game, piece);
        return shared?.first === figure.id || shared?.second === figure.id;
      })
        ? Math.max(0, usual - 1)
        : usual,
    actingWith: (game, hero) =>
      pieces(game).flatMap((piece) => {
        const shared = sharedIn(game, piece);
        if (shared?.first === hero) return [shared.second];
        return shared?.second === hero ? [shared.first] : [];
      }),
    allows: (game, figure, { pick }) =>
      pick !== 'delay' ||
      figure.hero === game.s.turn ||
      !pieces(game).some((piece) => isCarrier(piece, figure.id)),
    actionEnds: (game) => {
      seeContact(game, false);
      return undefined;
    },
    turnEnds: (game) => {
      seeContact(game, true);
      return undefined;
    },
  };
};
