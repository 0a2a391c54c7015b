import type { Terrain } from '../../../../table/table';
import type { Fighter } from './fighters';
import { block } from './block';
import { picksOf } from './watching';

/** 6 shows a Skill pip; 3, 4, 5 show 3, 2, 1 Melee pips; 2 a Ranged pip; 1 nothing. */
export const faces = { 6: { skill: 1 }, 5: { melee: 1 }, 4: { melee: 2 }, 3: { melee: 3 }, 2: { ranged: 1 } };
/** 6 shows five Defence pips. */
export const armoured = { 6: { defence: 5 } };

/** A hero at 4, 4 with this trick. */
export const trickster = (skill: string, more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 4],
  faces,
  skills: [`dirty-tricks/${skill}`],
  ...more,
});

/** A bare opponent, in contact with the trickster unless another place is named, in #. */
export const foe = (x = 5, y = 4, more: Partial<Fighter> = {}): Fighter => ({ at: [x, y], team: 1, ...more });

/** A wall that blocks the way but not the sight, its size in #. */
export const wall = (x: number, y: number, wide = 1, deep = 1): Terrain =>
  block(x, y, wide, deep, { id: `wall ${x} ${y}`, seeThrough: true });

export const { strike, use } = picksOf('dirty-tricks');
