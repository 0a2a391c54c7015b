import type { Symbols } from './symbols';

/** Chances by value: the place in the list is the value. */
export type Chances = readonly number[];

/**
 * What the best of so many dice counts: chances by value. Without dice it counts 0.
 * @param dice 0 to 30, more than whole numbers could count without rounding: right to 14 digits
 */
export const bestOf = (symbols: Symbols, dice: number): Chances => {
  if (dice <= 0) return [1];
  const most = Math.max(0, ...symbols);
  const chances: number[] = [];
  let below = 0;
  for (let value = 0; value <= most; value += 1) {
    const upTo = (symbols.filter((count) => count <= value).length / symbols.length) ** dice;
    chances.push(upTo - below);
    below = upTo;
  }
  return chances;
};

/** What is added to an attack and its defence beside the symbols. */
export interface Modifiers {
  readonly av: number;
  readonly dv: number;
  /** Damage that is taken off after both. */
  readonly guard: number;
}

export const unmodified: Modifiers = { av: 0, dv: 0, guard: 0 };

/** Damage of an attack: AV and DV are never below 0, and neither is what is left. */
export const damageOf = (av: number, dv: number, { av: more, dv: harder, guard }: Modifiers): number =>
  Math.max(0, Math.max(0, av + more) - Math.max(0, dv + harder) - guard);

/** The damage of an attack on average. */
export const meanDamage = (av: Chances, dv: Chances, modifiers: Modifiers = unmodified): number => {
  let mean = 0;
  for (const [attack, one] of av.entries())
    for (const [defence, other] of dv.entries())
      mean += one * other * damageOf(attack, defence, modifiers);
  return mean;
};
