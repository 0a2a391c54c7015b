import { unit, type Ground, type Point } from '../../table/table';
import { walkBetween } from '../../table/walks';
import type { Outcome } from '../rules/scoring';

/** Value of an outcome for a team. @param win the value of a won match */
export const outcomeWorth = ({ winner }: Outcome, team: number, win: number): number =>
  winner === undefined ? 0 : winner === team ? win : -win;

/** Value of a situation: the plain worth while little is decided, and never more than a win. */
export const hopeOf = (worth: number, win: number): number =>
  (win * worth) / Math.sqrt(win * win + worth * worth);

/** The points that a match is worth, in the worth of a hero's Life. */
export const matchWorth = 24;

/** Value of a point where `goal` points win; nothing where points do not win. */
export const pointWorth = (goal: number): number => (goal > 0 ? matchWorth / goal : 0);

/** Somewhere a figure wants to be, and how much. */
export interface Errand {
  readonly to: Point;
  readonly weight: number;
  /** Gain from being there, at once, and within how many # of the place. */
  readonly pays: number;
  readonly within: number;
}

/** How a game counts the way to a place. */
export interface ErrandRules {
  /** # from which on an errand does not count any more. */
  readonly beyond: number;
  /** # before the place at which being there counts fully. */
  readonly slackOf: (errand: Errand) => number;
}

/**
 * How well a place serves the errands: the best of them counts.
 * @param walkTo # to the errand's place
 * @param arrives only arriving counts: a figure already there has to move for it
 */
export const bestErrand = (
  errands: readonly Errand[],
  { beyond, slackOf }: ErrandRules,
  walkTo: (to: Point) => number,
  arrives: boolean,
): number => {
  let best = 0;
  for (const errand of errands) {
    const { to, weight, pays, within } = errand;
    const walk = walkTo(to);
    const away = Math.min(beyond, Math.max(0, walk - slackOf(errand)));
    best = Math.max(best, weight * (1 - away / beyond) + (arrives && walk <= within ? pays : 0));
  }
  return best;
};

/** 45 # are further than any two places of a map. */
const onFoot: ErrandRules = { beyond: 45, slackOf: () => 0.4 };

/** How well a place serves the errands of a figure that goes there on foot. */
export const errandWorth = (
  ground: Ground,
  errands: readonly Errand[],
  at: Point,
  arrives: boolean,
): number => bestErrand(errands, onFoot, (to) => walkBetween(ground, at, to) / unit, arrives);
