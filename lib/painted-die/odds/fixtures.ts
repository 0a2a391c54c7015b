import fc from 'fast-check';
import { perFace } from '../face-rules';
import type { FacesOf, Green, PaintedDie } from '../die';
import type { Fighter } from './encounter';

const pipCount = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 }));

/** Dice of every kind, legal or not; where a face has green pips, it has at most this many. */
export const anyFaces = <Trait extends string>(
  { traits }: PaintedDie<Trait>,
  mostGreen: number,
): fc.Arbitrary<FacesOf<Trait | Green>> => {
  const counts = Object.fromEntries(traits.map((trait) => [trait, pipCount])) as Record<
    Trait,
    fc.Arbitrary<number>
  >;
  const skill = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: mostGreen }));
  return fc.record(perFace(() => fc.record({ ...counts, skill }))) as fc.Arbitrary<FacesOf<Trait | Green>>;
};

/** A hero with five dice, in the open and without allies; `parts` are the exceptions. */
export const fighter = <Hero>(
  hero: Hero,
  parts: Partial<Omit<Fighter<Hero>, 'hero'>> = {},
): Fighter<Hero> => ({
  hero,
  hand: 5,
  cover: false,
  allies: 0,
  ...parts,
});
