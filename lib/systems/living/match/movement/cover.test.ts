import { expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { armed, foe, shoot } from '../testing/armed';
import { block } from '../testing/block';
import { hand } from '../testing/reading';

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
