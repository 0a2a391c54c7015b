import { arena, type Arena, type Fighter, type Fighters } from './arena';
import { casterFaces as faces, castsOf } from './casting';

/** A fighter whose 6 strikes with three and whose 5 with one; he stands beside a friend of the druid. */
export const brute = { at: [12, 10], team: 1, faces: { 6: { melee: 3 }, 5: { melee: 1 } } } as const;

/** The fighter out of the way. */
export const away: Fighter = { ...brute, at: [20, 20] };

/** A druid at 10, 10 with these spells, the fighter and the friend. */
export const scene = (spells: readonly string[], others: Fighters = {}): Arena =>
  arena({
    druid: { at: [10, 10], faces, skills: spells.map((id) => `druid/${id}`) },
    foe: brute,
    friend: { at: [12, 11] },
    ...others,
  });

export const { cast, offered, spellsOn } = castsOf('druid');
