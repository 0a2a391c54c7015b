/** The registry of systems: the one door through which the rest of the product sees them. */
export { fileLimits, newParty, readFile, readJson, writeParty } from './file';
export type { HeroFile, Party } from './file';
export { nameLimit, textLimit } from './living/fields';
export { limits } from './living/hero';
export { living } from './living/living';
export type { Allowance } from './living/allowance';
export type { Armour, MeleeKind, RangedKind, Weapon, WeaponType } from './living/armoury';
export type { CardLabels, CardOptions } from './living/card-labels';
export type { Edit, Owner, SkillList } from './living/edit';
export type { Follower, FollowerKind, PetAbility } from './living/follower';
export type { CustomSkill, HeroDraft, SkillChoice } from './living/hero';
export type {
  AllowanceReason,
  DaemonReason,
  PetReason,
  Rule,
  RuleFigures,
  RuleIssue,
  RuleIssueOf,
  Whose,
} from './living/legality/issue';
export type { Face, Faces, Pip, Trait } from './living/pips';
export type { PipCaps } from './living/room';
export type { Sample } from './living/samples/sample';
export type { SkillLock, SkillRoom, Slots } from './living/skill-room';
export type { EquipmentNeed, School, SchoolId, Skill, SkillClass, Tier } from './living/skills/school';
export { systemIds } from './system';
export type { FileProblem, Points, System, SystemId } from './system';

import { living } from './living/living';

/** The systems that heroes can be built for today, by id. */
export const systems = { living } as const;
