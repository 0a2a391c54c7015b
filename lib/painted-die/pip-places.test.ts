import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '../dice/face';
import { ChoiceReader, ChoiceWriter } from '../radix/choices';
import { extrasBeside } from '../radix/coding';
import { emptyFaces, pips, type Face, type Faces, type Pip } from '../systems/living/sheet/pips';
import { arrange as arrangeBy, arrangedOn, withFaces, withPip, type Places } from './pip-places';
import { packedPlaces } from './places-coding';

const arrange = (face: Face, number: FaceNumber, before?: Places) => arrangeBy(pips, face, number, before);

const none: Face = { defence: 0, melee: 0, ranged: 0, magic: 0, skill: 0 };
const count = (pips: Places, pip: Pip): number => pips.filter((each) => each === pip).length;

const pip = fc.constantFrom(...pips);
const anyFace: fc.Arbitrary<Face> = fc.record({
  defence: fc.nat(6),
  melee: fc.nat(6),
  ranged: fc.nat(6),
  magic: fc.nat(6),
  skill: fc.nat(6),
});

describe('arranging the pips of a face', () => {
  it('fills the places in the order of the traits', () => {
    expect(arrange({ ...none, melee: 1, defence: 2, skill: 1 }, 6)).toEqual({
      places: ['defence', 'defence', 'melee', 'skill', undefined, undefined],
      surplus: [],
    });
  });

  it('leaves a pip where it was painted', () => {
    const before: Places = [undefined, undefined, 'melee', 'skill'];
    expect(arrange({ ...none, melee: 1, skill: 1, defence: 1 }, 4, before).places).toEqual([
      'defence',
      undefined,
      'melee',
      'skill',
    ]);
  });

  it('takes off what the face no longer has and keeps the rest in place', () => {
    expect(arrange({ ...none, melee: 1 }, 3, ['defence', 'melee', undefined]).places).toEqual([
      undefined,
      'melee',
      undefined,
    ]);
  });

  it('puts pips without a place aside', () => {
    expect(arrange({ ...none, melee: 2, skill: 1 }, 2)).toEqual({
      places: ['melee', 'melee'],
      surplus: ['skill'],
    });
  });

  it('shows every pip exactly once, whatever the face and whatever stood there before', () => {
    fc.assert(
      fc.property(
        anyFace,
        fc.constantFrom(...faceNumbers),
        fc.array(fc.option(pip, { nil: undefined }), { maxLength: 6 }),
        (face, number, before) => {
          const { places, surplus } = arrange(face, number, before);
          expect(places).toHaveLength(number);
          for (const each of pips) expect(count([...places, ...surplus], each)).toBe(face[each]);
          if (surplus.length > 0) expect(places).not.toContain(undefined);
        },
      ),
    );
  });

  it('is settled: arranging what it arranged changes nothing', () => {
    fc.assert(
      fc.property(anyFace, fc.constantFrom(...faceNumbers), (face, number) => {
        const { places } = arrange(face, number);
        expect(arrange(face, number, places).places).toEqual(places);
      }),
    );
  });
});

it('a stroke changes one place only', () => {
  expect(withPip(['defence', undefined, 'skill'], 1, 'magic')).toEqual(['defence', 'magic', 'skill']);
});

const aFace = (number: FaceNumber): fc.Arbitrary<Face> =>
  fc.array(pip, { maxLength: number }).map((painted) => ({
    ...none,
    ...Object.fromEntries(pips.map((each) => [each, painted.filter((one) => one === each).length])),
  }));
const dice: fc.Arbitrary<Faces> = fc.record({
  1: aFace(1),
  2: aFace(2),
  3: aFace(3),
  4: aFace(4),
  5: aFace(5),
  6: aFace(6),
});

interface Owner {
  readonly faces: Faces;
  readonly places?: unknown;
  readonly note?: string;
}
const blank: Owner = { faces: emptyFaces };
const placesOf = (owner: Owner, face: FaceNumber): Places => arrangedOn(pips, owner, face).places;

describe('the places that a file notes', () => {
  it('are those that were painted, one after the other', () => {
    const first = withFaces(
      pips,
      blank,
      { ...emptyFaces, 6: { ...none, melee: 1 } },
      { face: 6, at: 5, to: 'melee' },
    );
    const second = withFaces(
      pips,
      first,
      { ...emptyFaces, 6: { ...none, melee: 1, skill: 1 } },
      { face: 6, at: 2, to: 'skill' },
    );
    expect(second.places).toEqual({ 6: [null, null, 'skill', null, null, 'melee'] });
    const cleared = withFaces(pips, second, first.faces, { face: 6, at: 2, to: undefined });
    expect(cleared).toStrictEqual(first);
  });

  it('are no word where all lie in the usual order, and go with the last pip that does not', () => {
    const usual = withFaces(
      pips,
      blank,
      { ...emptyFaces, 4: { ...none, melee: 1 } },
      { face: 4, at: 0, to: 'melee' },
    );
    expect(usual).not.toHaveProperty('places');
    const aside = withFaces(
      pips,
      blank,
      { ...emptyFaces, 4: { ...none, melee: 1 } },
      { face: 4, at: 3, to: 'melee' },
    );
    expect(withFaces(pips, aside, emptyFaces)).not.toHaveProperty('places');
  });

  it.each([
    [undefined],
    ['6'],
    [7],
    [{ 6: 'melee' }],
    [{ 6: [{}, 3, 'charm'] }],
    [{ 6: ['skill', 'skill'] }],
  ])('are passed over where they are %j', (places) => {
    const owner = { faces: { ...emptyFaces, 6: { ...none, melee: 1 } }, places };
    expect(placesOf(owner, 6)).toEqual(['melee', ...Array.from({ length: 5 }, () => undefined)]);
  });
});

/** Painted, each face arranged at random. */
const painted: fc.Arbitrary<Owner> = fc
  .tuple(dice, fc.array(fc.nat(719), { minLength: 6, maxLength: 6 }))
  .map(([faces, chances]) => {
    const places = Object.fromEntries(
      faceNumbers.map((face, at) => {
        const rest: (string | null)[] = [...arrange(faces[face], face).places].map((each) => each ?? null);
        let chance = chances[at] ?? 0;
        const laid = rest.map((_, left) => {
          const [taken = null] = rest.splice(chance % (face - left), 1);
          chance = Math.floor(chance / (face - left));
          return taken;
        });
        return [face, laid];
      }),
    );
    return withFaces(pips, { faces, places }, { ...faces });
  });

const coded = (owner: Owner, more: object = {}) => {
  const coding = extrasBeside(['faces'], packedPlaces(pips, owner.faces));
  const writer = new ChoiceWriter();
  coding.write(writer, { ...owner, ...more });
  const reader = new ChoiceReader(writer.fold());
  const read = coding.read(reader);
  expect(reader.close()).toBeUndefined();
  return { bits: writer.bits, back: { faces: owner.faces, ...read } };
};

describe('places in a code', () => {
  it('come back the same, beside other keys, and take at most 40 bits', () => {
    const nothing = coded(blank).bits;
    fc.assert(
      fc.property(painted, (owner) => {
        const { bits, back } = coded(owner);
        expect(back).toStrictEqual(owner);
        expect(bits - nothing).toBeLessThanOrEqual(40);
        expect(coded(owner, { note: 'chipped' }).back).toStrictEqual({ ...owner, note: 'chipped' });
      }),
    );
  });

  it.each([[{ 6: 'melee' }], [{ 6: ['melee'] }], [null], [{ 7: [] }]])(
    'that Pipsmith would not write so, %j, come back as they are',
    (places) => {
      const owner = { faces: { ...emptyFaces, 6: { ...none, melee: 1 } }, places };
      expect(coded(owner).back).toStrictEqual(owner);
    },
  );
});
