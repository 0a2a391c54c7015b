import { describe, expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { petCaps } from './pets';

const reasons = (follower: object): readonly string[] =>
  petCaps(heroOf({ followers: [follower] })).map(({ figures }) => figures.reason);

const abilities = [
  // ability, Defence, Melee, Magic on a face, Magic on the die, and both of a magical pet; ruling 15.
  ['flight', 2, 3, [0, 0], [1, 1]],
  ['aggressive', 0, 5, [0, 0], [1, 1]],
  ['evasive', 3, 3, [0, 0], [1, 1]],
  ['hungry', 2, 4, [0, 0], [1, 1]],
  ['thick-hide', 4, 2, [0, 0], [1, 1]],
  ['magic-attunement', 2, 3, [1, 2], [1, 2]],
  ['magic-protection', 2, 3, [0, 0], [2, 2]],
] as const;

describe.each(['pet', 'beast-shape'])('a %s', (kind) => {
  describe.each(abilities)('with %s', (ability, defence, melee, plain, magical) => {
    it(`has ${defence} Defence and ${melee} Melee on a face`, () => {
      expect(reasons({ kind, ability, faces: { 6: { defence }, 5: { defence } } })).toEqual([]);
      expect(reasons({ kind, ability, faces: { 6: { defence: defence + 1 } } })).toEqual(['face']);
      expect(reasons({ kind, ability, faces: { 6: { melee }, 5: { melee } } })).toEqual([]);
      expect(reasons({ kind, ability, faces: { 6: { melee: melee + 1 } } })).toEqual(['face']);
    });

    it.each([
      [false, plain],
      [true, magical],
    ])('magical %s: the caps of its Magic pips', (isMagical, [onFace, onDie]) => {
      const found = (...pips: readonly [number, number, number]) =>
        reasons({
          kind,
          ability,
          magical: isMagical,
          faces: { 6: { magic: pips[0] }, 5: { magic: pips[1] }, 4: { magic: pips[2] } },
        }).length > 0;
      expect(found(1, 0, 0)).toBe(onDie < 1);
      expect(found(1, 1, 0)).toBe(onDie < 2);
      expect(found(2, 0, 0)).toBe(onFace < 2);
      expect(found(1, 1, 1)).toBe(true);
      expect(found(3, 0, 0)).toBe(true);
    });
  });

  it('has no Ranged pip', () => {
    expect(reasons({ kind, ability: 'flight', faces: { 6: { ranged: 1 } } })).toEqual(['ranged']);
  });

  it('wants an ability, and has the plain caps without one', () => {
    expect(reasons({ kind })).toEqual(['no-ability']);
    expect(reasons({ kind, faces: { 6: { defence: 2, melee: 3 } } })).toEqual(['no-ability']);
    expect(reasons({ kind, faces: { 6: { melee: 4 } } })).toEqual(['no-ability', 'face']);
  });
});

it('says nothing of a daemon', () => {
  expect(reasons({ kind: 'daemon', faces: { 6: { ranged: 5, magic: 1 } } })).toEqual([]);
});
