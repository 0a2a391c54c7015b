/** The registry of systems: the one door through which the rest of the product sees them. */
export { fileLimits, newParty, parseJson, readFile, writeParty } from './file';
export type { HeroFile, Party } from './file';
export { nameLimit, textLimit } from './living/fields';
export { living } from './living/living';
export { fileProblem } from './living/problem';
export type { Allowance } from './living/allowance';
export type { Armour, MeleeKind, Weapon, WeaponType } from './living/armoury';
export { skillPrints } from './living/card-labels';
export type { CardLabels, CardOptions, SkillPrint } from './living/card-labels';
export type { Edit, Owner, SkillList } from './living/edit';
export type { Follower, FollowerKind, PetAbility } from './living/follower';
export type { CustomSkill, HeroDraft, SkillChoice } from './living/hero';
export type { AllowanceReason, PetReason, RuleFigures, RuleIssue, Whose } from './living/legality/issue';
export type { Face, Faces, Pip, Trait } from './living/pips';
export type { Sex } from './living/sex';
export type { SkillLock, SkillRoom } from './living/skill-room';
export { plainLine } from './living/skill-text';
export type { SkillLine, SkillText, TextPart } from './living/skill-text';
export { needsSuccess } from './living/skills/every-try';
export type {
  EquipmentNeed,
  Requirement,
  SchoolId,
  Skill,
  SkillBody,
  SkillKind,
  SkillTarget,
  Tier,
} from './living/skills/school';
export type { ActionKind, MovementManner } from './living/effects/act';
export type { Act, Effect, Frame, Lasting, PipUse, Property, Restriction } from './living/effects/effect';
export type { NamedEffect, NamedId, NamedLimit } from './living/effects/named';
export type {
  Amount,
  Check,
  Condition,
  Ending,
  Group,
  Kind,
  Moment,
  One,
  Unit,
  Until,
  Who,
  Zone,
} from './living/effects/terms';
export type { FileProblem, Points, SystemId } from './system';

import { living } from './living/living';

/** The systems that heroes can be built for today, by id. */
export const systems = { living } as const;
