import type { Pip } from '../../sheet/pips';
import { terms } from './terms';

const left = (points: number): string => (points < 0 ? `${-points} too many` : `${points} left`);

/** What a touch would do to a pip, in the line under the die. `points` are those left afterwards. */
export const painting = {
  hint: 'Choose a colour, then touch pips or draw across them; begin on a painted one to clear. On the keyboard: arrows move, D M R A S paint Defence, Melee, Ranged, Magic, Skill, Backspace clears.',
  paints: (to: Pip, cost: number, points: number): string =>
    cost === 0
      ? `${terms.pips[to]}: free, ${left(points)}`
      : `${terms.pips[to]}: ${terms.points(cost)}, ${left(points)}`,
  repaints: (from: Pip, to: Pip, points: number): string =>
    `${terms.pips[from]} becomes ${terms.pips[to]}: ${left(points)}`,
  clears: (from: Pip, points: number): string => `Clears ${terms.pips[from]}: ${left(points)}`,
  empty: 'Nothing to clear here.',
};
