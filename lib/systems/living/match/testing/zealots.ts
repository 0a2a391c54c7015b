import { arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';
import { casterFaces as faces, castsOf } from './casters';

/** The faces of the opponent, who strikes with up to three. */
export const brute = { 6: { melee: 3 }, 5: { melee: 1 } };

/** A zealot at 10, 10; a friend 1 # off has lost three of his dice; an opponent is beside the friend. */
export const scene = (spells: readonly string[], others: Fighters = {}): Arena =>
  arena({
    zealot: { at: [10, 10], faces, skills: spells.map((id) => `zealot/${id}`) },
    foe: { at: [13, 10], team: 1, faces: brute },
    friend: { at: [12, 10], with: { hand: 2 } },
    ...others,
  });

/** Somebody there with this many dice left. */
export const at = (x: number, y: number, hand = 2, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  with: { hand },
  ...more,
});

export const { cast, offered } = castsOf('zealot');
