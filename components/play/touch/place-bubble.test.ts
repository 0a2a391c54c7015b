import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBubble, type Box } from './place-bubble';

const frame = { width: 676, height: 676 };
const size = { width: 272, height: 300 };
const base = (x: number, y: number): Box => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

const boxAt = ({ left, top }: { readonly left: number; readonly top: number }, of = size): Box => ({
  left,
  top,
  right: left + of.width,
  bottom: top + of.height,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('a bubble leaves the ground free where its figure may go, where there is room', () => {
  const own = base(620, 580);
  const ground = { left: 490, top: 440, right: 650, bottom: 650 };
  const box = boxAt(placeBubble(frame, size, own, ground, []));
  expect(meet(box, ground)).toBe(false);
});

test('a bubble covers nobody else where there is room', () => {
  const own = base(300, 300);
  const others = [base(420, 300), base(150, 300)];
  const box = boxAt(placeBubble(frame, size, own, undefined, others));
  expect(others.filter((other) => meet(box, other))).toEqual([]);
  expect(meet(box, own)).toBe(false);
});

test('a bubble covers no spot that is tapped again, where there is room', () => {
  const own = base(300, 560);
  const before = boxAt(placeBubble(frame, size, own, undefined, []));
  const tapped = base((before.left + before.right) / 2, (before.top + before.bottom) / 2);
  expect(meet(boxAt(placeBubble(frame, size, own, undefined, [], [tapped])), tapped)).toBe(false);
});

test('a bubble lies within its frame, whatever it belongs to', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, fc.integer({ min: 300, max: 1200 }), fc.boolean(), (x, y, side, isGround) => {
      const room = { width: side, height: side };
      const small = { width: Math.min(272, side * 0.74), height: Math.min(400, side * 0.92) };
      const own = base(x * side, y * side);
      const ground = { left: 0, top: 0, right: side * x, bottom: side * y };
      const box = boxAt(placeBubble(room, small, own, isGround ? ground : undefined, []), small);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(side);
    }),
  );
});

test('a bubble with somebody at each side lies beside them, not in a far corner', () => {
  const own = base(120, 560);
  const others = [base(220, 460), base(340, 340)];
  const box = boxAt(placeBubble(frame, size, own, undefined, others));
  expect(others.filter((other) => meet(box, other))).toEqual([]);
  const [dx, dy] = [
    Math.max(0, box.left - own.right, own.left - box.right),
    Math.max(0, box.top - own.bottom, own.top - box.bottom),
  ];
  expect(Math.hypot(dx, dy)).toBeLessThan(130);
});
