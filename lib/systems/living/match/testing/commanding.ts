import { type Answer, arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';

/** A 6 shows a Skill pip, a 5 two Melee and three Ranged pips, a 4 one Defence and one Magic pip, a 3 two Defence pips. */
export const faces = {
  6: { skill: 1 },
  5: { melee: 2, ranged: 3 },
  4: { defence: 1, magic: 1 },
  3: { defence: 2 },
};

const ids = (...names: readonly string[]) => names.map((name) => `commander/${name}`);

/** A Commander with these skills at 10, an ally 1 # off at 12, an opponent beside him at 13. */
export const command = (
  skills: readonly string[],
  more: Fighters = {},
  chief: Partial<Fighter> = {},
  options: Parameters<typeof arena>[1] = {},
): Arena =>
  arena(
    {
      chief: { at: [10, 10], faces, skills: ids(...skills), ...chief },
      ally: { at: [12, 10], faces },
      foe: { at: [13, 10], team: 1, faces: { 5: { melee: 3 } } },
      ...more,
    },
    options,
  );

export const shout = (match: Arena, skill: string, dice: string, answers: readonly Answer[] = []): Arena =>
  match.act({ pick: 'move' }, dice, [{ pick: 'skill', skill: `commander/${skill}` }, ...answers]);

export const order = (
  match: Arena,
  skill: string,
  dice: string,
  answers: readonly Answer[] = [],
  target = 'ally',
): Arena => match.act({ pick: 'use', skill: `commander/${skill}`, target: match.id(target) }, dice, answers);

export const offersOrder = (match: Arena, skill: string, target = 'ally'): boolean =>
  match.offers({ pick: 'use', skill: `commander/${skill}`, target: match.id(target) });
