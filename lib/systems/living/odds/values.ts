import {
  atLeast,
  atLeastTwoBest,
  bestAndSum,
  bestDie,
  sumOfDice,
  type Distribution,
} from '../../../dice/odds';
import type { Faces } from '../sheet/pips';
import { sidesOf } from './attack-modes';

/** The values that are the best single die of a roll; `green` is the sum over all dice. */
export const handValues = ['av', 'rav', 'mav', 'dv', 'mdv', 'green'] as const;
export type HandValue = (typeof handValues)[number];

/** What a Hand rolls by its pips alone, without weapons; contract "odds". */
export type HandOdds = Readonly<Record<HandValue, Distribution>> & {
  /** 0 without pips of the trait. */
  readonly critical: { readonly melee: number; readonly ranged: number };
};

/** @param hand dice, 1 to 20 */
export const handOdds = (faces: Faces, hand: number): HandOdds => {
  const melee = sidesOf(faces, 'melee');
  const ranged = sidesOf(faces, 'ranged');
  const magic = bestDie(sidesOf(faces, 'magic'), hand);
  return {
    av: bestDie(melee, hand),
    rav: bestDie(ranged, hand),
    mav: magic,
    dv: bestDie(sidesOf(faces, 'defence'), hand),
    mdv: magic,
    green: sumOfDice(sidesOf(faces, 'skill'), hand),
    critical: { melee: atLeastTwoBest(melee, hand), ranged: atLeastTwoBest(ranged, hand) },
  };
};

/** The roll that a skill asks for: green pips over all dice, and Magic pips on one. */
export interface SkillNeed {
  /** 1 and up. */
  readonly green: number;
  /** 0 for what is no spell. */
  readonly magic: number;
}

/** What a skill's pips come to in a roll; where a skill is data, its effect's figures are read from here. */
export type SkillFigure = (green: number, magic: number) => number;

/** How likely a roll has the pips that a skill needs, and what a figure of its effect then is. */
export interface SkillChance {
  readonly chance: number;
  /** The mean over all rolls; a roll that lacks the pips counts as 0. */
  readonly mean: number;
}

/**
 * The chance of at least so many green pips, and of a die with at least so many Magic pips in the same roll, and the
 * mean of a figure of the effect; rulings 19 and 21. The figure takes all green pips and the best Magic die.
 * @param hand dice, 1 to 20
 */
export const skillChance = (
  faces: Faces,
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
