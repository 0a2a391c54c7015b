/** The door to the rules pages, beside the registry: only they load it. */
export {
  chapters,
  schoolSections,
  type ChapterId,
  type RuleSchoolId,
  type SchoolSectionId,
  type SectionId,
} from './living/rulebook/chapters';
export { refsOf } from './living/rulebook/links';
export { rulings, rulingsAbout, type Ruling, type RulingGroup } from './living/rulings';
export type { Word } from './living/effects/terms';
export type { About, Cause, SchoolRule, Standing } from './living/skills/school-rule';
export { ruleAbout, schoolRules } from './living/skills/school-rules';
