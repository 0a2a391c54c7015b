import type { Spread } from './pool';

/** Additions to an attack and its defence beside the symbols. */
export interface Modifiers {
  readonly av: number;
  readonly dv: number;
  /** Damage that is taken off after both. */
  readonly guard: number;
}

export const unmodified: Modifiers = { av: 0, dv: 0, guard: 0 };

/** Damage of an attack; AV, DV and damage are never below 0. */
export const damageOf = (av: number, dv: number, { av: more, dv: harder, guard }: Modifiers): number =>
  Math.max(0, Math.max(0, av + more) - Math.max(0, dv + harder) - guard);

/** The damage of an attack on average. */
export const meanDamage = (av: Spread, dv: Spread, modifiers: Modifiers = unmodified): number => {
  let mean = 0;
  for (const [attack, one] of av.entries())
    for (const [defence, other] of dv.entries()) mean += one * other * damageOf(attack, defence, modifiers);
  return mean;
};
