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

/** # from which on an errand does not count any more: further than any two places of a map. */
const beyond = 45;

/**
 * How well a place serves the errands: the best of them counts.
 * @param arrives what being there brings is for whoever comes there: who stands there already has to move for it
 */
export const errandWorth = (
  ground: Ground,
  errands: readonly Errand[],
  at: Point,
  arrives: boolean,
): number => {
  let best = 0;
  for (const { to, weight, pays, within } of errands) {
    const walk = walkBetween(ground, at, to) / unit;
    const away = Math.min(beyond, Math.max(0, walk - 0.4));
    best = Math.max(best, weight * (1 - away / beyond) + (arrives && walk <= within ? pays : 0));
  }
  return best;
};
