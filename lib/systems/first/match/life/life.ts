import { diceGiven, diceTaken } from '../../../../painted-die/match/pool';
import type { Harm } from '../state/event';
import type { Figure, FigureId, Modifier } from '../state/figure';
import { fiendOf, figureOf, type MatchContext } from '../state/match-context';
import { isCasting } from '../lasting/modifiers';
import { roomNear } from '../geometry/room';
import { takenPlaces } from '../geometry/placing';

/** The casting of a fiend is broken off; a finished one that only waits for room is not. */
export const breakCasting = ({ host }: MatchContext, figure: Figure): void => {
  if (!isCasting(figure)) return;
  figure.casting = undefined;
  host.emit({ type: 'casting-broken', figure: figure.id });
};

export const vanish = (match: MatchContext, figure: Figure): void => {
  figure.life = 'gone';
  figure.dice = 0;
  figure.modifiers = [];
  match.scenario.fell(match, figure, -1);
  match.host.emit({ type: 'gone', figure: figure.id });
};

/** Figures that have lost the last die; chapter "The Dicepool". */
const fall = (match: MatchContext, figure: Figure, by: FigureId, harm: Harm): void => {
  match.host.emit({ type: 'down', figure: figure.id, by, harm });
  const isCharacter = figure.kind === 'hero';
  figure.life = isCharacter ? (match.scenario.respawns ? 'waiting' : 'down') : 'gone';
  figure.isCounted = false;
  figure.isNew = false;
  // Life that was promised may still get the figure up.
  figure.modifiers = isCharacter ? figure.modifiers.filter(({ says }) => says === 'mend') : [];
  breakCasting(match, figure);
  figure.casting = undefined;
  const fiend = isCharacter ? fiendOf(match, figure) : undefined;
  if (fiend) vanish(match, fiend);
  if (figure.kind !== 'trap') match.scenario.fell(match, figure, by);
};

/** Takes dice away, the last one included. */
const take = (match: MatchContext, figure: Figure, amount: number, by: FigureId, harm: Harm): void => {
  if (amount <= 0 || figure.life !== 'up') return;
  const taken = diceTaken(figure.dice, amount);
  figure.dice -= taken;
  match.host.emit({ type: 'damage', figure: figure.id, amount: taken, by, harm });
  if (figure.dice === 0) fall(match, figure, by, harm);
};

type Link = Extract<Modifier, { says: 'link' }>;

/** How much of some damage a link hands on: every other point, the first stays with the target. */
const handedOn = ({ left, taken }: Link, amount: number): number => {
  const through = Math.min(left, amount);
  return Math.floor((taken + through) / 2) - Math.floor(taken / 2);
};

/** Deals damage, shared by links. @param by its cause, -1 for none */
export const dealDamage = (
  match: MatchContext,
  figure: Figure,
  amount: number,
  by: FigureId,
  harm: Harm,
): void => {
  const link = figure.modifiers.find((each): each is Link => each.says === 'link');
  const bearer = link && figureOf(match, link.by);
  if (!link || bearer?.life !== 'up' || amount <= 0) {
    take(match, figure, amount, by, harm);
    return;
  }
  const shared = handedOn(link, amount);
  const spared = Math.min(link.spare, shared);
  const through = Math.min(link.left, amount);
  const rest: Link = {
    ...link,
    left: link.left - through,
    taken: link.taken + through,
    spare: link.spare - spared,
  };
  figure.modifiers = figure.modifiers.flatMap((each) =>
    each !== link ? [each] : rest.left > 0 ? [rest] : [],
  );
  take(match, figure, amount - shared, by, harm);
  take(match, bearer, shared - spared, by, harm);
};

/** Kills at once, whatever the pool. */
export const kill = (match: MatchContext, figure: Figure, harm: Harm): void => {
  take(match, figure, figure.dice, -1, harm);
};

/** Gives dice back, up to the most of the pool; who is down stays so until his turn. */
export const heal = (
  match: MatchContext,
  figure: Figure,
  amount: number,
  by: FigureId,
  skill: string,
): void => {
  const given = diceGiven(figure.dice, figure.most, amount);
  if (given === 0 || (figure.life !== 'up' && figure.life !== 'down')) return;
  figure.dice += given;
  match.host.emit({ type: 'healed', figure: figure.id, amount: given, by, skill });
};

/** Gets up in place, or beside a figure that is in the way. */
export const getUp = (match: MatchContext, figure: Figure): void => {
  figure.at = roomNear(match.ground, figure.at, takenPlaces(match, figure)) ?? figure.at;
  figure.life = 'up';
  figure.isCounted = false;
};

/** Raises the fallen with this many dice, and one fewer for good; chapter "The Dicepool". */
export const raise = (match: MatchContext, figure: Figure, dice: number, by: FigureId): void => {
  if (dice <= 0 || figure.most < 2) return;
  figure.most -= 1;
  figure.dice = Math.min(dice, figure.most);
  getUp(match, figure);
  // He acts from his next turn.
  figure.thisTurn = { ...figure.thisTurn, hasAttacked: true, isStill: true };
  match.host.emit({ type: 'raised', figure: figure.id, by });
};
