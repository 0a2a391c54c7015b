import { expect, test } from 'vitest';
import type { Choice } from '../request';
import { doors, doorsJudge } from '../testing/doors';
import { reviewOf, type Review } from './review';

const walked = (choices: readonly Choice[], seed = 5): Review => {
  let { match } = doors.begin({ gold: 0, turn: 0, isOpen: false }, 1);
  const moments = [match];
  for (const choice of choices) {
    const step = doors.apply(match, choice);
    if (!step.ok) throw new Error(step.error.refused);
    match = step.value.match;
    moments.push(match);
  }
  const work = reviewOf({ engine: doors, judge: doorsJudge }, { moments, choices, players: [0], seed });
  let before = 0;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(before);
    expect(step.value).toBeLessThanOrEqual(1);
    before = step.value;
  }
};

// Purse 0, dice 1, key 2; behind an open door purse 0, vault 1.
const perfect = [2, 1, 2, 1];

test('a match without a mistake was turned by nothing, and its line leads to the win', () => {
  const { line, points } = walked(perfect);
  expect(points).toEqual([]);
  expect(line.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect(line.at(-1)?.of).toEqual([1]);
});

test('whoever takes the purse where the key leads to the vault is told so', () => {
  const { points } = walked([2, 1, 0, 0]);
  expect(points).toHaveLength(1);
  expect(points[0]).toMatchObject({ at: 2, by: 0, chosen: 0, better: 2, could: 1 });
  expect(points[0]?.was).toBeCloseTo(13 / 18, 1);
});

test('whoever leaves the vault shut is told so, before what cost less', () => {
  const { points } = walked([2, 0, 0, 0]);
  expect(points.map(({ at, better }) => [at, better])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('the same match and seed give the same review', () => {
  expect(walked([1, 2, 0, 1], 8)).toEqual(walked([1, 2, 0, 1], 8));
});
