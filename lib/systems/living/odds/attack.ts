import { atLeastTwoBest, bestDie, sumOfDice, type Distribution } from '../../../dice/odds';
import { oddsOf, shifted, spellValue, type AttackOdds } from '../../../painted-die/odds/attack';
import { sidesOf } from '../../../painted-die/odds/sides';
import type { Faces } from '../sheet/pips';
import { attackSides, type AttackMode } from './attack-modes';

/** The attacker's roll with bonuses: the value, and how much of its top is a critical hit. */
export interface AttackRoll {
  readonly value: Distribution;
  /** The value of a critical hit and its chance. A critical hit always shows the best value there is (ruling 21). */
  readonly critical: { readonly value: number; readonly chance: number };
}

/**
 * Defence against an attack. `value`: the best DV or MDV; `bare`: the chance of a roll with neither Defence nor Magic
 * pips.
 */
export interface DefenceRoll {
  readonly value: Distribution;
  readonly bare: number;
}

/** Odds of an attack, its critical hits among them. */
export type CriticalOdds = AttackOdds & { readonly critical: number };

/**
 * Distribution of an attack's value. The player picks one die (ruling 19); bonuses can make a miss a hit (ruling 20).
 * @param hand dice, 0 to 20
 * @param allies others in base contact with the target and no other opponent: +1 AV each, melee only (ruling 26)
 */
export const attackRoll = (faces: Faces, mode: AttackMode, hand: number, allies = 0): AttackRoll => {
  const none = { value: 0, chance: 0 };
  if (hand === 0) return { value: [1], critical: none };
  if (mode.kind === 'projectile') return { value: [0, 1], critical: none };
  if (mode.kind === 'boot') return { value: sumOfDice(sidesOf(faces, 'skill'), hand), critical: none };
  if (mode.kind === 'spell') return { value: spellValue(faces, hand), critical: none };
  const sides = attackSides(faces, mode.kind);
  const bonus = mode.bonus + (mode.kind === 'ranged' ? 0 : allies);
  const critical =
    mode.critical === 'none'
      ? none
      : { value: Math.max(0, Math.max(...sides) + bonus), chance: atLeastTwoBest(sides, hand) };
  return { value: shifted(bestDie(sides, hand), bonus), critical };
};

/**
 * Roll of a defender: DV, or MDV against a spell (ruling 22).
 * @param hand dice, 0 to 20
 * @param cover +1 DV, pips or not (ruling 20)
 */
export const defenceRoll = (faces: Faces, mode: AttackMode, hand: number, cover: boolean): DefenceRoll => {
  const best = bestDie(sidesOf(faces, mode.kind === 'spell' ? 'magic' : 'defence'), hand);
  const bareSides = ([1, 2, 3, 4, 5, 6] as const).filter(
    (face) => faces[face].defence === 0 && faces[face].magic === 0,
  ).length;
  return {
    value: cover && mode.kind !== 'spell' ? shifted(best, 1) : best,
    bare: cover ? 0 : (bareSides / 6) ** hand,
  };
};

const spreadOf = (mode: AttackMode, attack: AttackRoll, defence: DefenceRoll): Distribution => {
  if (mode.kind === 'projectile') return [1 - defence.bare, defence.bare];
  const spread = new Array<number>(attack.value.length + mode.extra).fill(0);
  const wounds = mode.critical === 'wounds' ? attack.critical.chance : 0;
  const add = (value: number, chance: number, least: number): void => {
    for (let defended = 0; defended < defence.value.length; defended += 1) {
      const dealt = Math.max(least, value - defended);
      const damage = dealt > 0 ? dealt + mode.extra : 0;
      spread[damage] = (spread[damage] ?? 0) + chance * (defence.value[defended] ?? 0);
    }
  };
  for (let value = 0; value < attack.value.length; value += 1) {
    const chance = attack.value[value] ?? 0;
    const plain = value === attack.critical.value ? Math.max(0, chance - wounds) : chance;
    if (plain > 0) add(value, plain, 0);
  }
  if (wounds > 0) add(attack.critical.value, wounds, 1);
  return spread;
};

/**
 * Weighs an attack's roll against a defender's. A piercing critical hit deals at least 1 damage whatever the DV; a
 * two-handed crossbow 1 more once it deals any; a magic weapon's projectile 1 unless a pip or a bonus stops it.
 * @param defendersHand dice, 1 to 20
 */
export const weigh = (
  mode: AttackMode,
  attack: AttackRoll,
  defence: DefenceRoll,
  defendersHand: number,
): CriticalOdds => {
  const spread = spreadOf(mode, attack, defence);
  return { ...oddsOf(attack.value, spread, defendersHand), critical: attack.critical.chance };
};
