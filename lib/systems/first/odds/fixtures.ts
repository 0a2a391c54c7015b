import fc from 'fast-check';
import { faceNumbers } from '../../../dice/face';
import { newHero, type HeroDraft } from '../sheet/hero';
import type { Faces, Pip } from '../sheet/pips';
import type { Fighter } from './encounter';

const pipCount = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }));
const face = fc.record({
  armour: pipCount,
  melee: pipCount,
  ranged: pipCount,
  magic: pipCount,
  skill: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constant(1)),
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

/** Heroes with any die and perhaps a spell. */
export const anyHero: fc.Arbitrary<HeroDraft> = fc
  .record({
    faces: anyDie,
    skills: fc.constantFrom<readonly string[]>(
      [],
      ['primal-force/fireball'],
      ['primal-force/starfire', 'melee/rend-armour'],
    ),
  })
  .map(({ faces, skills }) => ({ ...newHero('Anybody'), faces, skills }));

export const fighter = (hero: HeroDraft, parts: Partial<Omit<Fighter, 'hero'>> = {}): Fighter => ({
  hero,
  hand: 5,
  cover: false,
  allies: 0,
  ...parts,
});

/** Every roll of so many dice, each as likely as any other. */
export const everyRoll = (dice: number): readonly (readonly (1 | 2 | 3 | 4 | 5 | 6)[])[] =>
  dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => faceNumbers.map((one) => [...roll, one]));

/** What a roll shows, counted anew: the best die of a colour, and all dice together. */
export const best = (faces: Faces, pip: Pip, roll: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): number =>
  Math.max(0, ...roll.map((one) => faces[one][pip]));
export const sum = (faces: Faces, pip: Pip, roll: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): number =>
  roll.reduce((all, one) => all + faces[one][pip], 0);
