import fc from 'fast-check';
import { meleeKinds, rangedKinds, type Weapon } from '../sheet/armoury';
import { newHero, type HeroDraft } from '../sheet/hero';
import type { Faces } from '../sheet/pips';
import type { Fighter } from './encounter';

const pipCount = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }));
const face = fc.record({
  defence: pipCount,
  melee: pipCount,
  ranged: pipCount,
  magic: pipCount,
  skill: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 2 })),
});

/** Dice of every kind, legal or not. */
export const anyDie: fc.Arbitrary<Faces> = fc.record({
  1: face,
  2: face,
  3: face,
  4: face,
  5: face,
  6: face,
});

const weapon: fc.Arbitrary<Weapon> = fc.oneof(
  fc.record({ type: fc.constantFrom(...meleeKinds) }),
  fc.record({ type: fc.constantFrom(...rangedKinds, 'magic', 'other') }),
  fc.record({ type: fc.constant('throwing' as const), melee: fc.constantFrom(...meleeKinds) }),
);

/** Heroes with any die and up to two weapons. */
export const anyHero: fc.Arbitrary<HeroDraft> = fc
  .record({
    faces: anyDie,
    weapons: fc.array(weapon, { maxLength: 2 }),
    skills: fc.constantFrom<readonly string[]>([], ['elemental-mage/lightning-bolt']),
  })
  .map(({ faces, weapons, skills }) => ({
    ...newHero('Anybody'),
    faces,
    skills,
    equipment: { armour: 'none', shield: false, weapons, other: [] },
  }));

export const fighter = (hero: HeroDraft, parts: Partial<Omit<Fighter, 'hero'>> = {}): Fighter => ({
  hero,
  hand: 5,
  cover: false,
  allies: 0,
  ...parts,
});
