import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import { pips, type Face, type Pip } from '@/lib/systems/living/sheet/pips';
import { arrange as arrangeBy, strokeOf, withPip, type Places } from './arrangement';

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

describe('a stroke of the brush', () => {
  it.each([
    { now: undefined, brush: 'melee', to: 'melee' },
    { now: 'defence', brush: 'melee', to: 'melee' },
    { now: 'melee', brush: 'melee', to: undefined },
    { now: 'melee', brush: 'eraser', to: undefined },
    { now: undefined, brush: 'eraser', to: undefined },
  ] as const)('$brush on $now gives $to', ({ now, brush, to }) => {
    expect(strokeOf(now, brush)).toEqual({ from: now, to });
  });

  it('changes one place only', () => {
    expect(withPip(['defence', undefined, 'skill'], 1, 'magic')).toEqual(['defence', 'magic', 'skill']);
  });
});
