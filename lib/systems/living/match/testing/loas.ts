import { type Answer, arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';
import { usesOf } from './watching';

/** 6 shows a Skill pip, 5 one Magic pip, 4 two, 3 two Melee pips; the other faces nothing. */
export const faces = { 6: { skill: 1 }, 5: { magic: 1 }, 4: { magic: 2 }, 3: { melee: 2 } };

/** A bokor at 10, 10 who knows these Loa, and a foe beside him. */
export const scene = (
  loas: string | readonly string[],
  more: Fighters = {},
  own: Partial<Fighter> = {},
): Arena =>
  arena({
    bokor: { at: [10, 10], faces, skills: [loas].flat().map((id) => `voodoo/${id}`), ...own },
    foe: { at: [11, 10], team: 1, faces },
    ...more,
  });

export const { use: cast, offers } = usesOf('voodoo');

/** The Loa that ride somebody, the oldest first. */
export const riders = (match: Arena, name: string): readonly string[] =>
  match.the(name).auras.map(({ skill }) => skill.replace('voodoo/', ''));

/** Whether whoever is to be ridden resists. */
export const resists: Answer = { pick: 'yes' };
export const lets: Answer = { pick: 'no' };
