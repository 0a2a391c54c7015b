/** What cards say of skills: names alone, what they do in short, or all of it on continuation cards. */
export const skillPrints = ['names', 'short', 'full'] as const;
export type SkillPrint = (typeof skillPrints)[number];
