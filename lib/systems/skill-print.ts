/** Skills on cards: names only, a short text, or the full text on continuation cards. */
export const skillPrints = ['names', 'short', 'full'] as const;
export type SkillPrint = (typeof skillPrints)[number];
