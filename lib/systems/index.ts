/** The registry of systems: the one door through which the rest of the product sees them. */
export { fileLimits, newParty, parseJson, readFile, writeParty } from './file';
export type { Party, SheetFile } from './file';
export { nameLimit, textLimit } from './file-fields';
export { living } from './living/living';
export { fileProblem } from './file-problem';
export type { Allowance } from './living/rules/skill-slots';
export type { Armour, MeleeKind, Weapon, WeaponType } from './living/sheet/armoury';
export { skillPrints } from './living/cards/card-labels';
export type { CardLabels, CardOptions, SkillPrint } from './living/cards/card-labels';
export type { Edit, Owner, SkillList } from './living/sheet/edit';
export type { Follower, FollowerKind, PetAbility } from './living/sheet/follower';
export type { CustomSkill, HeroDraft, SkillChoice } from './living/sheet/hero';
export type { AllowanceReason, PetReason, RuleFigures, RuleIssue, Whose } from './living/rules/issue';
export type { Face, Faces, Pip, Trait } from './living/sheet/pips';
export type { Sex } from './living/sheet/sex';
export type { SkillLock, SkillRoom } from './living/rules/skill-locks';
export { plainLine } from './living/skills/skill-text';
export type { SkillLine, SkillText } from './living/skills/skill-text';
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
export type { ActionKind, MovementManner } from './living/skills/effects/act';
export type {
  Act,
  Effect,
  Frame,
  Lasting,
  PipUse,
  Property,
  Restriction,
} from './living/skills/effects/effect';
export type { NamedEffect, NamedId, NamedLimit } from './living/skills/effects/named';
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
} from './living/skills/effects/terms';
export type { FileProblem } from './file-problem';
export type { Points, SystemId } from './system';

import { living } from './living/living';

/** The systems that heroes can be built for today, by id. */
export const systems = { living } as const;
