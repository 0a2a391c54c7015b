import { type Answer, arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';
import { casterFaces as faces, castsOf } from './casters';

/** A necromancer at 10, 10 with this many dice left, and an opponent 1 # off. */
export const scene = (spells: readonly string[], others: Fighters = {}, hand = 5): Arena =>
  arena({
    necro: { at: [10, 10], faces, skills: spells.map((id) => `necromancer/${id}`), with: { hand } },
    foe: { at: [12, 10], team: 1 },
    ...others,
  });

/** An Undead of his. */
export const undead = (at: readonly [number, number], hand = 5): Fighter => ({
  at,
  kind: 'undead',
  of: 'necro',
  with: { hand },
});

const spells = castsOf('necromancer');
export const { offered } = spells;

/** Casts; without an answer there is no sacrifice. */
export const cast = (
  match: Arena,
  spell: string,
  target: string,
  dice: string,
  answers: readonly Answer[] = [{ pick: 'no' }],
): Arena => spells.cast(match, spell, target, dice, answers);
