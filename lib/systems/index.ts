/** The registry of systems: the one door through which the rest of the product sees them. */
export { fileLimits, isTooDeep, newParty, parseJson, readFile, writeParty } from './file';
export type { HeroFile, Party } from './file';
export { nameLimit, textLimit } from './living/sheet/fields';
export { living } from './living/living';
export { fileProblem } from './living/sheet/file-problem';
export type { Armour, MeleeKind, Weapon } from './living/sheet/armoury';
export { skillPrints } from './living/cards/card-labels';
export type { CardOptions, SkillPrint } from './living/cards/card-labels';
export type { Edit, Owner, SkillList } from './living/sheet/edit';
export type { Follower, FollowerKind, PetAbility } from './living/sheet/follower';
export type { CustomSkill, HeroDraft, SkillChoice } from './living/sheet/hero';
export type { RuleIssue } from './living/rules/issue';
export type { Face, Faces, Pip, Trait } from './living/sheet/pips';
export type { Sex } from './living/sheet/sex';
export type { SkillLock } from './living/rules/skill-locks';
export { plainLine } from './living/skills/skill-text';
export type { SkillLine } from './living/skills/skill-text';
export type { SchoolId, Skill, Tier } from './living/skills/school';
export type { FileProblem, Points, SystemId } from './system';

import { living } from './living/living';

/** The systems that heroes can be built for today, by id. */
export const systems = { living } as const;
