import { skillNames } from '#words/systems/first/messages/skill-names';

/** The categories of skills, in the order of chapter "Skill list". */
export const categoryIds = [
  'melee',
  'ranged',
  'survival',
  'ballads',
  'prayers',
  'primal-force',
  'summoning',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export type SkillId = keyof typeof skillNames & `${CategoryId}/${string}`;

/** In the order of chapter "Skill list". */
export const skillIds = Object.keys(skillNames) as readonly SkillId[];

export const isSkillId = (id: string): id is SkillId => Object.hasOwn(skillNames, id);

export const categoryOf = (id: SkillId): CategoryId => id.slice(0, id.indexOf('/')) as CategoryId;

/** Skills with a blue and a green pip: all of the last four categories. */
export const spellCategories = ['ballads', 'prayers', 'primal-force', 'summoning'] as const;
export const isSpell = (id: SkillId): boolean =>
  (spellCategories as readonly CategoryId[]).includes(categoryOf(id));
