import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { dieCodings } from '../../../painted-die/codings';
import {
  die as livingDie,
  emptyFace,
  emptyFaces,
  pipCosts,
  pips,
  pipsOnFace,
  pointsSpent,
  type Faces,
} from '../sheet/pips';

const dieCoding = dieCodings(livingDie);
const die = dieCoding(20);

const written = (faces: Faces, coding = die): ChoiceWriter => {
  const writer = new ChoiceWriter();
  coding.write(writer, faces);
  return writer;
};

const back = (faces: Faces, coding = die): Faces => {
  const reader = new ChoiceReader(written(faces, coding).fold());
  const read = coding.read(reader);
  expect(reader.close()).toBeUndefined();
  return read;
};

const count = fc.integer({ min: 0, max: 6 });
const wildFace = fc.record({ defence: count, melee: count, ranged: count, magic: count, skill: count });
const wildDie: fc.Arbitrary<Faces> = fc.record({
  1: wildFace,
  2: wildFace,
  3: wildFace,
  4: wildFace,
  5: wildFace,
  6: wildFace,
});

/** A die that some player paints pip by pip, while face, colour rule, points and the one green pip allow. */
const paintedDie: fc.Arbitrary<Faces> = fc
  .array(fc.record({ number: fc.constantFrom(...faceNumbers), pip: fc.constantFrom(...pips) }), {
    maxLength: 60,
  })
  .map((strokes) => {
    let faces: Faces = emptyFaces;
    for (const { number, pip } of strokes) {
      const face = { ...faces[number], [pip]: faces[number][pip] + 1 };
      const painted = { ...faces, [number]: face };
      const greens = faceNumbers.reduce((sum, other) => sum + painted[other].skill, 0);
      const isFull = pipsOnFace(face) >= number;
      const isSole = pips.some((colour) => face[colour] === pipsOnFace(face));
      const fits = pipsOnFace(face) <= number && !(isFull && isSole);
      if (fits && greens <= 1 && pointsSpent(painted) <= 20) faces = painted;
    }
    return faces;
  });

describe('a die', () => {
  it('comes back the same when the rules allow it, in at most 37 bits', () => {
    let most = 0;
    fc.assert(
      fc.property(paintedDie, (faces) => {
        expect(back(faces)).toEqual(faces);
        most = Math.max(most, written(faces).bits);
      }),
      { numRuns: 500 },
    );
    expect(most).toBeLessThanOrEqual(37);
  });

  it('comes back the same when they do not', () => {
    fc.assert(
      fc.property(wildDie, (faces) => {
        expect(back(faces)).toEqual(faces);
        expect(back(faces, dieCoding(24))).toEqual(faces);
      }),
    );
  });

  it.each([
    { about: 'nothing painted', faces: emptyFaces },
    { about: 'a pip on the 1-face', faces: { ...emptyFaces, 1: { ...emptyFace, skill: 1 } } },
    { about: 'a face of one colour', faces: { ...emptyFaces, 4: { ...emptyFace, defence: 4 } } },
    { about: 'two green pips', faces: { ...emptyFaces, 4: { ...emptyFace, skill: 2 } } },
    {
      about: 'green pips on two faces',
      faces: { ...emptyFaces, 3: { ...emptyFace, skill: 1 }, 6: { ...emptyFace, skill: 1 } },
    },
    {
      about: 'more points than there are',
      faces: { ...emptyFaces, 6: { ...emptyFace, magic: 5 }, 5: { ...emptyFace, defence: 1 } },
    },
    {
      about: 'more pips than the face has',
      faces: { ...emptyFaces, 2: { ...emptyFace, defence: 2, melee: 1 } },
    },
    {
      about: 'six of everything',
      faces: { ...emptyFaces, 6: { defence: 6, melee: 6, ranged: 6, magic: 6, skill: 6 } },
    },
  ])('with $about comes back the same', ({ faces }) => {
    expect(back(faces)).toEqual(faces);
  });

  it('keeps what else a file says of a face', () => {
    const faces = {
      ...emptyFaces,
      3: { ...emptyFace, melee: 1, note: 'chipped' },
      5: { ...emptyFace, x: [1] },
    };
    expect(back(faces)).toEqual(faces);
  });

  it('with a pip count that no file can have is refused', () => {
    for (const melee of [7, -1, 0.5, NaN]) {
      expect(written({ ...emptyFaces, 6: { ...emptyFace, melee } }).misfit).toBe('over-limit');
    }
  });

  it('costs less, the fewer traits it has', () => {
    const one = written({ ...emptyFaces, 6: { ...emptyFace, ranged: 5, skill: 1 } }).bits;
    const two = written({ ...emptyFaces, 6: { ...emptyFace, ranged: 4, melee: 1, skill: 1 } }).bits;
    expect(one).toBeLessThan(two);
    expect(pipCosts.ranged).toBe(3);
  });

  it('is written today as it was for the links that are out there', () => {
    const hash = createHash('sha256');
    for (const seed of [3, 5, 7, 11, 13]) {
      let state = seed;
      const next = (below: number): number => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      for (const most of [1, 2, 2, 3, 4, 7]) {
        const face = () => ({
          defence: next(most),
          melee: next(most),
          ranged: next(most) >> 1,
          magic: next(most) >> 1,
          skill: next(9) === 0 ? 1 : 0,
        });
        const faces = { 1: emptyFace, 2: emptyFace, 3: face(), 4: face(), 5: face(), 6: face() };
        for (const budget of [20, 24]) hash.update(written(faces, dieCoding(budget)).fold()).update('/');
      }
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('f2213cfa9e22b288');
  });
});
