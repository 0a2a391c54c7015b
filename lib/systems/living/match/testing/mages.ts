import type { Arena, Fighter } from './arena';

/** 6 shows a Skill pip, 5 one Magic pip, 4 two; 1 nothing. */
export const faces = { 6: { skill: 1 }, 5: { magic: 1 }, 4: { magic: 2 } };

export const foe = (x: number, y = 4, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  ...more,
});

/** The use of a skill of any school, on anybody unless a figure is named. */
export const using = (skill: string, target?: number) => ({
  pick: 'use',
  skill,
  ...(target !== undefined && { target }),
});

/** What the tests of a school of mages do again and again. */
export const magesOf = (school: string) => ({
  /** A mage at 4, 4 with this skill. */
  mage: (skill: string, more: Partial<Fighter> = {}): Fighter => ({
    at: [4, 4],
    faces,
    skills: [`${school}/${skill}`],
    ...more,
  }),
  cast: (skill: string, target?: number) => using(`${school}/${skill}`, target),
});

/** What lies on somebody, by the skill that laid it, the oldest first. */
export const charms = (match: Arena, name: string): readonly string[] =>
  match.the(name).charms.map(({ skill }) => skill);
