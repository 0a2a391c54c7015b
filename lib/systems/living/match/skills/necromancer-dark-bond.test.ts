import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import { casterFaces as faces, castsOf } from '../testing/casters';
import { hands } from '../testing/watching';

const bond = castsOf('necromancer');
const light = castsOf('zealot');

/** A necromancer who also knows Light Spells, a friend beside him, and a villain who strikes with three. */
const scene = (dice: string, bleeding = 0, friend = 11): Arena => {
  const match = arena({
    necro: {
      at: [10, 10],
      faces,
      skills: ['necromancer/dark-bond', 'zealot/guardian', 'zealot/damage-reversal'],
      with: { conditions: bleeding > 0 ? [{ condition: 'bleeding', count: bleeding }] : [] },
    },
    villain: { at: [9, 10], team: 1, faces: { 6: { melee: 3 } } },
    friend: { at: [10, friend], with: { hand: 3 } },
  });
  return bond.cast(match, 'dark-bond', 'necro', dice, [{ pick: 'no' }]);
};

const toFriend = { pick: 'figure', figure: 2 };
/** In the villain's turn. */
const struck = (match: Arena): readonly number[] =>
  hands(match.act({ pick: 'melee' }, '61111 11111', [toFriend]), 'necro', 'friend');

describe('What Dark Bond passes on', () => {
  it('is damage of the ally’s own: what guards him lessens it', () => {
    expect(struck(light.cast(scene('61111'), 'guardian', 'friend', '61111'))).toEqual([3, 3]);
  });

  it('and turns into Life where something turns it', () => {
    expect(struck(light.cast(scene('61111'), 'damage-reversal', 'friend', '61111'))).toEqual([3, 5]);
  });

  it('goes as far as the Magic pips rolled, though Bleeding lessens the MAV', () => {
    expect(struck(scene('65111', 1, 11.4).turnOf('villain'))).toEqual([3, 2]);
  });
});
