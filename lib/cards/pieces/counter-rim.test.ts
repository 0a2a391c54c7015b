import { expect, it } from 'vitest';
import { anIcon, boxOf, lettersOf } from '../testing';
import { drawCounter, hasRoomForRim } from './counter';

const content = { id: 'c', name: 'Bark Skin', icon: anIcon, shape: 'square', ring: 'blue' } as const;

it.each([2, 3, 5])(
  'a counter for up to %i has the numbers on its rim, clear of its name and of each other',
  (upTo) => {
    const { front, back } = drawCounter({ ...content, upTo, rule: 'It lasts.' });
    for (const face of [front, back]) {
      const numbers = Array.from({ length: upTo }, (_, index) => String(index + 1));
      for (const number of numbers) expect(face.text.filter((text) => text === number)).toHaveLength(1);
      expect(lettersOf(face)).toContain(numbers.join(''));
      const boxes = face.drawings.filter(({ draw }) => draw === 'text').map(boxOf);
      boxes.forEach((one, at) => {
        for (const box of [one]) {
          expect(Math.min(box.left, box.top)).toBeGreaterThan(1.4);
          expect(Math.max(box.right, box.bottom)).toBeLessThan(18.6);
        }
        for (const other of boxes.slice(at + 1))
          expect(
            Math.min(one.right, other.right) - Math.max(one.left, other.left) < 0.05 ||
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 0.05,
          ).toBe(true);
      });
    }
  },
);

it('has no room for them where a name takes all of it', () => {
  expect(hasRoomForRim(content, 20)).toBe(true);
  expect(hasRoomForRim({ ...content, name: 'Circle Of Perpetual Submission' }, 16)).toBe(false);
});

it('breaks a word that is too long in the middle, and keeps its rule on the back when the rim leaves no room there', () => {
  const rule = 'Lie down: −1 DV, MDV. Get up: 1 action each';
  const { front, back } = drawCounter({ ...content, shape: 'round', name: 'Knockdown', upTo: 5, rule }, 20);
  expect(lettersOf(front)).toContain('Knock-down');
  expect(back.text).toContain(rule);
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
