import { expect, test } from 'vitest';
import type { Choice } from '../request';
import { doors, doorsJudge } from '../testing/doors';
import { reviewOf, type Review } from './review';
import { apart } from './turning-points';

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

test('the line of chances is told before the choices are known', () => {
  const { match } = doors.begin({ gold: 0, turn: 0, isOpen: false }, 1);
  const shares: number[] = [];
  let early: { readonly line: Review['line']; readonly after: number } | undefined;
  const step = doors.apply(match, 2);
  if (!step.ok) return expect.fail('refused');
  const work = reviewOf(
    { engine: doors, judge: doorsJudge },
    { moments: [match, step.value.match], choices: [2], players: [0], seed: 5 },
    (line) => (early = { line, after: shares.length }),
  );
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) {
      expect(early?.line).toEqual(next.value.line);
      break;
    }
    shares.push(next.value);
  }
  expect(early?.after).toBeLessThan(shares.length);
});

test('of several choices of one turn the worst comes first, and the others after those of other turns', () => {
  const turnOf = (point: string): string => point.charAt(0);
  expect(apart(['a1', 'a2', 'b1', 'a3', 'c1'], turnOf)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});
