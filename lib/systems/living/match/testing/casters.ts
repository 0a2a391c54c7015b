import type { Arena } from './arena';
import type { Fighter } from './fighters';
import { usesOf } from './watching';
import type { Aura } from '../state/figure';

/** A caster's 6 shows a Skill pip and a Magic pip, his 5 two Magic pips, his 4 one; the other faces nothing. */
export const casterFaces = { 6: { skill: 1, magic: 1 }, 5: { magic: 2 }, 4: { magic: 1 } };

/** Common steps for tests of a school's spells. */
export const castsOf = (school: string) => {
  const { use, offers } = usesOf(school);
  return {
    cast: use,
    offered: offers,
    /** The spells that lie on somebody, the oldest first. */
    spellsOn: (match: Arena, name: string): readonly string[] =>
      match.the(name).auras.map(({ skill }) => skill.replace(/^.*\//, '')),
  };
};

export const strike = (match: Arena, target: string, dice: string): Arena =>
  match.act({ pick: 'melee', target: match.id(target) }, dice);

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

/** Common steps for tests of a school of mages. */
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

/** Skills of the auras on somebody, the oldest first. */
export const auras = (match: Arena, name: string): readonly string[] =>
  match.the(name).auras.map(({ skill }) => skill);

/** An enchantment that somebody cast before the test begins, and that no time ends. */
export const lying = (skill: string, key: number, by: number, more: Partial<Aura> = {}): Aura => ({
  key,
  kind: 'enchantment',
  skill,
  by,
  green: 1,
  blue: 1,
  clock: { ends: 'never', of: by, left: 1 },
  ...more,
});

/** Bearer of these enchantments of one caster, the oldest first: their keys count from 1. */
export const bearing = (by: number, ...skills: readonly string[]) => ({
  with: { auras: skills.map((skill, index) => lying(skill, index + 1, by)) },
});
