/** The door to the rules pages, beside the registry: only they load it. */
export {
  chapters,
  schoolSections,
  type ChapterId,
  type RuleSchoolId,
  type SchoolSectionId,
  type SectionId,
} from './living/reference/chapters';
export { refsOf } from './living/reference/links';
export { rulings, rulingsAbout, type Ruling, type RulingGroup } from './living/reference/rulings';
export type { Word } from './living/skills/effects/terms';
export type { About, Cause, SchoolRule, Standing } from './living/skills/school-rule';
export { ruleAbout, schoolRules } from './living/skills/school-rules';
