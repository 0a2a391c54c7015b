/** The door to exact odds, beside the registry: what only counts chances loads nothing of it before. */
export type { AttackOdds } from './living/odds/attack';
export { duelTable } from './living/odds/duel';
export { dummies } from './living/odds/dummies';
export { attackOdds, figuresOf, wayAgainst, type Fighter } from './living/odds/encounter';
export { handOdds, handValues, skillChance, type HandValue } from './living/odds/values';
export { leftOut } from './living/odds/left-out';
export { rolledSkills, type RolledSkill } from './living/odds/rolled-skills';
export { skillOdds } from './living/odds/skill-odds';
export { waysOf, type Way } from './living/odds/ways';
export { gainOf, worthOfPips, type Worth } from './living/odds/worth';
export { bestLayout, type Layout, type LayoutProblem } from './living/odds/layout';
export type { LayoutFigures, LayoutGoal } from './living/odds/layout-goal';
export { aimableSkills, aimsOf, type SkillAim } from './living/odds/layout-skill';
