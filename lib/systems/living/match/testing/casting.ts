import type { Arena } from './arena';
import { usesOf } from './uses';

/** A caster's 6 shows a Skill pip and a Magic pip, his 5 two Magic pips, his 4 one; the other faces nothing. */
export const casterFaces = { 6: { skill: 1, magic: 1 }, 5: { magic: 2 }, 4: { magic: 1 } };

/** What the tests of a school's spells do again and again. */
export const castsOf = (school: string) => {
  const { use, offers } = usesOf(school);
  return {
    cast: use,
    offered: offers,
    /** The spells that lie on somebody, the oldest first. */
    spellsOn: (match: Arena, name: string): readonly string[] =>
      match.the(name).charms.map(({ skill }) => skill.replace(/^.*\//, '')),
  };
};

export const strike = (match: Arena, target: string, dice: string): Arena =>
  match.act({ pick: 'melee', target: match.id(target) }, dice);
