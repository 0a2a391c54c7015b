import { dieOf } from '../sheet/rank';
import type { Fighter } from '../sheet/warband';
import { has, traitsOf } from '../skills/ask';
import { roleIdOf, roleOf } from '../skills/roles';

/** Lowest and highest number of a die that count. */
export type Numbers = readonly [low: number, high: number];

/** Numbers of a fighter's die: those that hit or make a skill work, and those that defend or recover. */
export interface Rolls {
  readonly low: Numbers;
  readonly high: Numbers;
}

/** The 1 always hits, and the highest number always defends. */
export const rollsOf = ({ rank, stat }: Pick<Fighter, 'rank' | 'stat'>): Rolls => {
  const die = dieOf[rank];
  return { low: [1, Math.min(die, Math.max(1, stat))], high: [Math.min(die, stat + 1), die] };
};

/** How a fighter attacks: with weapons, with bare hands, and whether as an animal only. */
export const attacksOf = (
  fighter: Fighter,
): { readonly melee: boolean; readonly shot: boolean; readonly asAnimal: boolean } => {
  const role = roleIdOf(fighter);
  const skills = role === undefined ? [] : [role];
  const human = traitsOf(skills);
  const mayAttack = !has(human, 'no-attack');
  return {
    melee: mayAttack && (fighter.melee !== undefined || has(human, 'bare-hands')),
    shot: mayAttack && fighter.shooter !== undefined && !has(human, 'no-shot'),
    asAnimal: has(traitsOf(skills, 'animal'), 'natural-weapons'),
  };
};

/** A fighter has a skill that is rolled for. */
export const hasActiveSkill = (fighter: Fighter): boolean => {
  const role = roleIdOf(fighter);
  return fighter.rank === 'boss' || (role !== undefined && roleOf(role).active !== undefined);
};
