import { atLeast, bestAndSum, bestDie, sumOfDice, type Distribution } from '../../dice/odds';
import type { FacesOf } from '../die';
import { sidesOf } from './sides';

/** The values that are the best single die of a roll; `green` is the sum over all dice. */
export const handValues = ['av', 'rav', 'mav', 'dv', 'mdv', 'green'] as const;
export type HandValue = (typeof handValues)[number];

/** Distribution of each value of a Hand, from its pips only; see docs/command-line.md. */
export type HandOdds = Readonly<Record<HandValue, Distribution>>;

/** @param shield the trait that defends; @param hand dice, 1 to 20 */
export const handOddsBy =
  <Shield extends string>(shield: Shield) =>
  (faces: FacesOf<Shield | 'melee' | 'ranged' | 'magic' | 'skill'>, hand: number): HandOdds => {
    const magic = bestDie(sidesOf(faces, 'magic'), hand);
    return {
      av: bestDie(sidesOf(faces, 'melee'), hand),
      rav: bestDie(sidesOf(faces, 'ranged'), hand),
      mav: magic,
      dv: bestDie(sidesOf(faces, shield), hand),
      mdv: magic,
      green: sumOfDice(sidesOf(faces, 'skill'), hand),
    };
  };

/** The roll that a skill asks for: green pips over all dice, and Magic pips on one. */
export interface SkillNeed {
  /** 1 and up. */
  readonly green: number;
  /** 0 for what is no spell. */
  readonly magic: number;
}

/** Pips of a skill in a roll; in a roll; where a skill is data, its effect's figures are read from here. */
type SkillFigure = (green: number, magic: number) => number;

/** How likely a roll has the pips that a skill needs, and what a figure of its effect then is. */
export interface SkillChance {
  readonly chance: number;
  /** The mean over all rolls; a roll without these pips counts as 0. */
  readonly mean: number;
}

/**
 * The chance of at least this many green pips, and of a die with at least this many Magic pips in the same roll, and the
 * mean of a figure of the effect. The figure takes all green pips and the best Magic die.
 * @param hand dice, 1 to 20
 */
export const skillChance = (
  faces: FacesOf<'magic' | 'skill'>,
  hand: number,
  need: SkillNeed,
  figure: SkillFigure = () => 1,
): SkillChance => {
  let chance = 0;
  let mean = 0;
  bestAndSum(sidesOf(faces, 'magic'), sidesOf(faces, 'skill'), hand).forEach((row, magic) => {
    if (magic < need.magic) return;
    chance += atLeast(row, need.green);
    row.forEach((p, green) => {
      if (green >= need.green && p > 0) mean += p * figure(green, magic);
    });
  });
  return { chance, mean };
};
