import type { RangedKind } from '../../sheet/armoury';
import type { Fighter } from './fighters';

/** 3, 4, 5 show 3, 2, 1 Ranged pips; 6 two Melee pips. */
const faces = { 3: { ranged: 3 }, 4: { ranged: 2 }, 5: { ranged: 1 }, 6: { melee: 2 } };

/** A hero at 4, 4 with this weapon and no skill. */
export const armed = (type: RangedKind | 'magic', more: Partial<Fighter> = {}): Fighter => ({
  at: [4, 4],
  faces,
  weapons: [{ type }],
  ...more,
});

/** A bare opponent; places in #. */
export const foe = (x: number, y = 4, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  ...more,
});

export const shoot = { pick: 'shoot' };
