import fc from 'fast-check';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { everyRoll as rollsOf } from '../../../dice/fixtures/rolls';
import { anyFaces } from '../../../painted-die/odds/fixtures';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, type Faces, type Pip } from '../sheet/pips';

/** Dice of every kind, legal or not. */
export const anyDie: fc.Arbitrary<Faces> = anyFaces(die, 1);

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

export type Roll = readonly FaceNumber[];

/** Every roll of this many dice. */
export const everyRoll = (dice: number): readonly Roll[] => rollsOf(faceNumbers, dice);

/**
 * Pips of a roll, counted independently: the highest of a colour on one die, and those of all dice together.
 */
export const best = (faces: Faces, pip: Pip, roll: Roll): number =>
  Math.max(0, ...roll.map((one) => faces[one][pip]));
export const sum = (faces: Faces, pip: Pip, roll: Roll): number =>
  roll.reduce((total, one) => total + faces[one][pip], 0);
