import { expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { armed, foe, shoot } from '../testing/armed';
import { block } from '../testing/block';
import { hand } from '../testing/watching';

it.each([
  { name: 'on the ground', isFlying: false, isSeen: false, left: 3 },
  { name: 'in the air', isFlying: true, isSeen: true, left: 2 },
])(
  'terrain hides and covers who is $name: sight $isSeen, $left dice left (ruling flight-sight)',
  ({ isFlying, isSeen, left }) => {
    const scene = (seeThrough: boolean) =>
      arena(
        { you: armed('pistol', { with: { isFlying } }), foe: foe(10, 4, { with: { isFlying } }) },
        { terrain: [block(7, 2, 1, 4, { seeThrough, cover: true })] },
      );
    expect(scene(false).offers(shoot)).toBe(isSeen);
    expect(hand(scene(true).act(shoot, '31111 11111'))).toBe(left);
  },
);

it('a critical hit pushes who is in the air off what he was above, and he does not fall', () => {
  const tower = block(8, 2, 4, 4, { climb: true, seeThrough: true });
  const above = { isFlying: true, height: tower.height };
  const match = arena(
    { you: armed('pistol', { with: { isFlying: true } }), foe: foe(11.6, 4, { with: above }) },
    { terrain: [tower] },
  ).act(shoot, '33111 11111');
  expect([hand(match), match.the('foe').height]).toEqual([2, 0]);
});
