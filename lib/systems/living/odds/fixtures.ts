import fc from 'fast-check';
import { anyFaces } from '../../../painted-die/odds/fixtures';
import { meleeKinds, rangedKinds, type Weapon } from '../sheet/armoury';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, type Faces } from '../sheet/pips';

/** Dice of every kind, legal or not. */
export const anyDie: fc.Arbitrary<Faces> = anyFaces(die, 2);

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
