/** The registry of systems: the one door through which the rest of the product sees them. */
export type { Armour, MeleeKind, RangedKind, Weapon, WeaponType } from './living/armoury';
export type { Edit, Owner, SkillList } from './living/edit';
export type { Follower, FollowerKind, PetAbility } from './living/follower';
export type { CustomSkill, HeroDraft, SkillChoice } from './living/hero';
export type { Face, Faces, Pip, Trait } from './living/pips';
export type { School, SchoolId, Skill, Tier } from './living/skills/school';
export type { FileProblem, Points, System, SystemId } from './system';
