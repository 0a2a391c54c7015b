import { expect, test } from 'vitest';
import { unit, type Point } from '../../table/table';
import { areAlike, nearestTo, straightGain, sure, weighingBy } from './weighing';

const at = (x: number, y = 0): Point => ({ x: x * unit, y: y * unit });

/** Worth grows with the way to the right. */
const worthAt = ({ x }: Point): number => x / unit;

test.each<[string, readonly Point[], number, number]>([
  ['as far as the movement goes', [at(20)], 4, 4],
  ['no nearer to a goal than a # away', [at(3)], 8, 2],
  ['to the best of the goals', [at(-9), at(9)], 4, 4],
  ['hardly anything where every way leads to worse', [at(-9)], 4, 0.02],
  ['hardly anything without a goal', [], 4, 0.02],
])('a movement gains %s', (_, goals, left, gain) => {
  expect(straightGain({ at: at(0), worthAt }, goals, left * unit)).toBeCloseTo(gain, 5);
});

test('of many places those nearest to a goal are looked at, of few all in their order', () => {
  const places = [at(9), at(1), at(5), at(3)];
  expect(nearestTo(places, [at(4)], 2)).toEqual([at(5), at(3)]);
  expect(nearestTo(places, [at(4)], 4)).toEqual(places);
});

test('answers come best first; at a glance the first of the best is taken, from fewer places', () => {
  const { weigh, reflex } = weighingBy<readonly number[], { about: string }, number>({
    optionWeighed: (worths, _, option, nth) => sure(nth, worths[option] ?? 0, option === 2 ? 2 : 1),
    placesWeighed: (_, __, places, most) => places.slice(0, most).map((place) => sure(place, place.x)),
    looks: 2,
    glances: 1,
  });
  const options = { by: 0, about: { about: 'act' }, options: [0, 1, 2] };
  expect(weigh([1, 3, 4], options).map(({ choice }) => choice)).toEqual([1, 2, 0]);
  expect(reflex([3, 3, 4], options)).toBe(0);
  const region = { contains: () => true, candidates: () => [at(1), at(2), at(3)], sample: () => at(1) };
  const where = { by: 0, about: { about: 'move' }, region };
  expect(weigh([], where).map(({ choice }) => choice)).toEqual([at(2), at(1)]);
  expect(reflex([], where)).toEqual(at(1));
});

test('places less than a # apart are alike, other answers never', () => {
  expect([areAlike(at(1), at(1.9)), areAlike(at(1), at(2)), areAlike(1, 1)]).toEqual([true, false, false]);
});
