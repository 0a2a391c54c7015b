import { atLeast, bestAndSum, mean, type Distribution } from '../../dice/odds';
import type { FacesOf } from '../die';
import { sidesOf } from './sides';

/** Odds of an attack. Chances from 0 to 1. */
export interface AttackOdds {
  /** The attack has a value to defend against. */
  readonly hit: number;
  /** It deals damage. */
  readonly hurt: number;
  /** It deals as much damage as the defender has dice. */
  readonly kill: number;
  /** The mean damage, and the mean number of dice lost, which ends at the Hand. */
  readonly damage: number;
  readonly lost: number;
  /** The chance of every damage. */
  readonly spread: Distribution;
}

/** The same values with a bonus or a malus; none falls below 0. */
export const shifted = (distribution: Distribution, by: number): Distribution => {
  if (by === 0) return distribution;
  const moved: number[] = [];
  distribution.forEach((chance, value) => {
    const to = Math.max(0, value + by);
    moved[to] = (moved[to] ?? 0) + chance;
  });
  return Array.from(moved, (chance: number | undefined) => chance ?? 0);
};

/** The value of a spell with 1 MAV per Magic pip of its best die: nothing at all without a green pip in the roll. */
export const spellValue = (faces: FacesOf<'magic' | 'skill'>, hand: number): Distribution => {
  const joint = bestAndSum(sidesOf(faces, 'magic'), sidesOf(faces, 'skill'), hand);
  const cast = joint.map((row) => atLeast(row, 1));
  const fizzled = 1 - cast.slice(1).reduce((sum, chance) => sum + chance, 0);
  return [fizzled, ...cast.slice(1)];
};

/** The chance of each damage: what of an attack's value its defence does not fend off. */
export const damageSpread = (attack: Distribution, defence: Distribution): Distribution => {
  const spread = new Array<number>(attack.length).fill(0);
  attack.forEach((chance, value) => {
    if (chance === 0) return;
    defence.forEach((other, fended) => {
      const damage = Math.max(0, value - fended);
      spread[damage] = (spread[damage] ?? 0) + chance * other;
    });
  });
  return spread;
};

/** Odds of an attack. @param dice of the defender, 1 to 20 */
export const oddsOf = (attack: Distribution, spread: Distribution, dice: number): AttackOdds => ({
  hit: atLeast(attack, 1),
  hurt: atLeast(spread, 1),
  kill: atLeast(spread, dice),
  damage: mean(spread),
  lost: spread.reduce((sum, chance, damage) => sum + chance * Math.min(damage, dice), 0),
  spread,
});

/**
 * The mean damage of this many attacks on one defender, each defended with the dice that the ones before have left; a
 * defender without dice is not attacked again. Exact, by going through the attacks from the last to the first.
 * @param spreadAt the chance of each damage of one attack, for a defender with this many dice, 1 and up
 * @param hand the defender's dice
 */
export const volley = (spreadAt: (hand: number) => Distribution, attacks: number, hand: number): number => {
  const spreads = Array.from({ length: hand }, (_, dice) => spreadAt(dice + 1));
  let follows: readonly number[] = new Array<number>(hand + 1).fill(0);
  for (let attack = 0; attack < attacks; attack += 1) {
    const after = follows;
    const means = spreads.map((spread, dice) =>
      spread.reduce(
        (sum, chance, damage) => sum + chance * (damage + (after[Math.max(0, dice + 1 - damage)] ?? 0)),
        0,
      ),
    );
    follows = [0, ...means];
  }
  return follows[hand] ?? 0;
};
