import { expect, it } from 'vitest';
import { anIcon, boxOf, lettersOf, type Box } from '../testing';
import { drawCounter, hasRoomForRim } from './counter';

const areApart = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) < 0.05 ||
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 0.05;

const content = { id: 'c', name: 'Bark Skin', icon: anIcon, shape: 'square', ring: 'blue' } as const;

it.each(
  (['round', 'hexagon', 'square'] as const).flatMap((shape) => [2, 3, 4, 5].map((upTo) => ({ shape, upTo }))),
)(
  'a $shape counter for up to $upTo has the numbers around its icon, clear of its name and of each other',
  ({ shape, upTo }) => {
    const { front, back } = drawCounter({ ...content, shape, upTo, rule: 'It lasts.' });
    const numbers = Array.from({ length: upTo }, (_, index) => String(index + 1));
    for (const number of numbers) expect(front.text.filter((text) => text === number)).toHaveLength(1);
    expect(lettersOf(front)).toContain(numbers.join(''));
    expect(lettersOf(back)).toBe('Itlasts.');
    const [outline, ...drawn] = front.drawings.map((drawing) => ({ ...drawing, box: boxOf(drawing) }));
    const dots = drawn.filter(({ draw }) => draw === 'circle').map(({ box }) => box);
    expect(dots).toHaveLength(upTo);
    const others = drawn
      .filter((drawing) => drawing.draw === 'path' || (drawing.draw === 'text' && drawing.fill === 'ink'))
      .map(({ box }) => box);
    if (!outline) throw new Error('nothing drawn');
    dots.forEach((one, at) => {
      for (const other of [...others, ...dots.slice(at + 1)]) expect(areApart(one, other)).toBe(true);
      expect(Math.min(one.left - outline.box.left, outline.box.right - one.right)).toBeGreaterThan(0.4);
      expect(Math.min(one.top - outline.box.top, outline.box.bottom - one.bottom)).toBeGreaterThan(0.4);
    });
  },
);

it('has no room for them where the name is long, or the icon too small to tell it from others', () => {
  expect(hasRoomForRim(content, 20)).toBe(true);
  expect(hasRoomForRim({ ...content, shape: 'round', name: 'Knockdown' }, 20)).toBe(true);
  expect(hasRoomForRim({ ...content, shape: 'round', name: 'Knockdown' }, 16)).toBe(false);
  expect(hasRoomForRim({ ...content, name: 'Circle Of Perpetual Submission' }, 16)).toBe(false);
});

it('breaks a word that is too long in the middle', () => {
  const { front } = drawCounter({ ...content, shape: 'round', name: 'Recuperating' }, 16);
  expect(lettersOf(front)).toContain('-');
});

it('keeps the rule on the back away from the outline', () => {
  const rule = 'Lie down: −1 DV, MDV. Get up: 1 action each';
  const { back } = drawCounter({ ...content, shape: 'round', name: 'Knockdown', rule }, 20);
  const corners = back.drawings
    .filter(({ draw }) => draw === 'text')
    .map(boxOf)
    .flatMap(({ left, right, top, bottom }) =>
      [left, right].flatMap((x) => [top, bottom].map((y) => [x, y])),
    );
  // The ring's inner edge is 8.7 mm from the middle.
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x - 10, y - 10)).toBeLessThan(8.1);
});
