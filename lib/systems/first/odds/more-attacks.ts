import type { Distribution } from '../../../dice/odds';

/** Result of one roll of an attack, with its chance. */
export interface StrikeRoll {
  readonly chance: number;
  readonly value: number;
  /** Taken off the defence. */
  readonly lessDefence: number;
  /** Most damage that a hit deals. */
  readonly most: number;
  /** Attacks like this one that it brings. */
  readonly more: number;
}

type Row = readonly number[];
type Matrix = readonly Row[];

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => b.map((_, to) => row.reduce((sum, part, at) => sum + part * (b[at]?.[to] ?? 0), 0)));

const applied = (a: Matrix, v: Row): Row =>
  a.map((row) => row.reduce((sum, part, at) => sum + part * (v[at] ?? 0), 0));

const unitOf = (size: number): Matrix =>
  Array.from({ length: size }, (_, at) => Array.from({ length: size }, (_each, to) => (at === to ? 1 : 0)));

/** Rounds to the fixed point: each removes a sixth of the rest, so nothing significant remains. */
const rounds = 250;
const enough = 1e-13;

/** One attack on a defender with this many dice, by extra attacks, resulting dice and damage. */
const oneAttack = (
  rolls: readonly StrikeRoll[],
  defenceAt: (hand: number, less: number) => Distribution,
  hand: number,
) => {
  const most = Math.max(0, ...rolls.map(({ more }) => more));
  const leaves = Array.from({ length: most + 1 }, () =>
    Array.from({ length: hand + 1 }, () => new Array<number>(hand + 1).fill(0)),
  );
  const damage = new Array<number>(hand + 1).fill(0);
  for (let dice = 1; dice <= hand; dice += 1)
    for (const { chance, value, lessDefence, most: limit, more } of rolls)
      defenceAt(dice, lessDefence).forEach((other, fended) => {
        const dealt = value > 0 ? Math.min(limit, Math.max(0, value - fended)) : 0;
        damage[dice] = (damage[dice] ?? 0) + chance * other * dealt;
        const row = leaves[more]?.[dice];
        const left = Math.max(0, dice - dealt);
        if (row) row[left] = (row[left] ?? 0) + chance * other;
      });
  return { leaves, damage };
};

/**
 * The mean damage of an attack and of all that it brings, made one after the other on one defender, each defended with
 * the dice that the ones before have left; a defender without dice is not attacked again. An attack and its followers
 * leave the same for each of them, so the result is found as a fixed point (decided question 8).
 * @param defenceAt the defender's roll with this many dice, so much taken off
 * @param hand the defender's dice
 */
export const chainDamage = (
  rolls: readonly StrikeRoll[],
  defenceAt: (hand: number, less: number) => Distribution,
  hand: number,
): number => {
  const { leaves, damage } = oneAttack(rolls, defenceAt, hand);
  const [alone, ...bringing] = leaves;
  if (!alone || bringing.length === 0) return damage[hand] ?? 0;
  const size = hand + 1;
  // A character who is down is not attacked again, and stays in place.
  let left: Matrix = unitOf(size);
  let mean: Row = damage;
  for (let round = 0; round < rounds; round += 1) {
    const next = alone.map((row) => [...row]);
    const sum = [...damage];
    let power: Matrix = unitOf(size);
    let follows: Row = new Array<number>(size).fill(0);
    for (const step of bringing) {
      follows = follows.map((one, at) => one + (applied(power, mean)[at] ?? 0));
      power = times(power, left);
      const to = times(step, power);
      const dealt = applied(step, follows);
      for (let at = 1; at < size; at += 1) {
        sum[at] = (sum[at] ?? 0) + (dealt[at] ?? 0);
        to[at]?.forEach((part, where) => {
          const row = next[at];
          if (row) row[where] = (row[where] ?? 0) + part;
        });
      }
    }
    next[0] = unitOf(size)[0]?.slice() ?? [];
    sum[0] = 0;
    const change = Math.abs((sum[hand] ?? 0) - (mean[hand] ?? 0));
    [left, mean] = [next, sum];
    if (round > 0 && change < enough) break;
  }
  return mean[hand] ?? 0;
};
