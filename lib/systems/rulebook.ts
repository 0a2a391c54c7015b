/** The door to the rules pages, beside the registry: only they load it. */
export { chapters, schoolSections, type RuleSchoolId } from './living/reference/chapters';
export { refsOf } from './living/reference/links';
export { rulings, rulingsAbout, type Ruling, type RulingGroup } from './living/reference/rulings';
