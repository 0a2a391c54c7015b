import type { Sides } from '../../dice/odds';

/** Sides of a die that a roll is read for. */
export interface RollSides {
  /** Of each the best die counts, by itself or with others of the same die added. */
  readonly best: readonly Sides[];
  /** Of each counts, too, whether two dice show the most that there is. */
  readonly twice: readonly Sides[];
  /** Of each all dice are added up. */
  readonly sums: readonly Sides[];
}

const isWorse = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((pips, at) => pips <= (other[at] ?? 0)) && one.some((pips, at) => pips < (other[at] ?? 0));

/** Pips that dice show of each colour, leaving out dice that another outdoes in all of them. */
const frontOf = (best: readonly Sides[], shown: readonly number[]): readonly string[] => {
  const vectors = [...new Set(shown)].map((side) => best.map((sides) => sides[side] ?? 0));
  const front = vectors.filter((one) => !vectors.some((other) => isWorse(one, other)));
  return [...new Set(front.map((one) => one.join('.')))].sort();
};

/** Reading of a roll: rolls that read the same play the same. */
export const readingOf = ({ best, twice, sums }: RollSides, shown: readonly number[]): string => {
  const top = twice.map((sides) => {
    const most = Math.max(...sides);
    return most > 0 ? Math.min(2, shown.filter((side) => sides[side] === most).length) : 0;
  });
  const sum = sums.map((sides) => shown.reduce((all, side) => all + (sides[side] ?? 0), 0));
  return `${frontOf(best, shown).join(' ')}|${top.join(' ')}|${sum.join(' ')}`;
};
