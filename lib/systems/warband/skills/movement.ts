import { dieOf } from '../sheet/rank';
import type { Fighter } from '../sheet/warband';
import { has, traitsOf, type Held } from './ask';
import { roleIdOf } from './roles';

/** Inches of one movement action: the stat, an animal's what the die has above it, halves exact. */
export const movementInches = (stat: number, die: number, held: readonly Held[]): number => {
  const inches = Math.max(0, has(held, 'reversed') ? die - stat : stat);
  return has(held, 'half-movement') ? inches / 2 : inches;
};

/** The same for a fighter on paper. */
export const movesOf = (fighter: Pick<Fighter, 'rank' | 'stat'> & Partial<Pick<Fighter, 'role'>>): number => {
  const role = roleIdOf(fighter);
  return movementInches(fighter.stat, dieOf[fighter.rank], traitsOf(role === undefined ? [] : [role]));
};
