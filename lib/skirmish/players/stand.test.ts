import { expect, test } from 'vitest';
import { unit, type Point } from '../../table/table';
import { mostInReach, standBy, type Facing } from './stand';

interface Arm {
  readonly gain: number;
  readonly to: number;
}

const at = (x: number): Point => ({ x: x * unit, y: 0 });
const facing = (x: number, ...arms: readonly Arm[]): Facing<Arm> => ({ foe: { at: at(x) }, arms, pace: 4 });

/** An arm counts within its reach only. */
const within = ({ gain, to }: Arm, gap: number): number => (gap <= to ? gain : 0);

const worthOf = (own: readonly Facing<Arm>[], theirs: readonly Facing<Arm>[]) =>
  standBy<Arm>({
    own,
    theirs,
    mostOf: ({ gain }) => gain,
    gainAt: within,
    harmAt: within,
    caution: 0.5,
    errandWorth: ({ x }) => x / unit / 100,
  });

test('the best arm that reaches counts, once', () => {
  const own = [facing(10, { gain: 2, to: 3 }, { gain: 5, to: 1 }), facing(12, { gain: 4, to: 1 })];
  // Bases of 1 #: the gap is one less than from centre to centre.
  expect(worthOf(own, [])(at(6))).toBeCloseTo(2 + 0.06, 9);
  expect(worthOf(own, [])(at(8))).toBeCloseTo(5 + 0.08, 9);
  expect(worthOf(own, [])(at(0))).toBeCloseTo(0, 9);
});

test('each opponent harms with his best arm, and they add up', () => {
  const theirs = [facing(2, { gain: 1, to: 9 }, { gain: 3, to: 9 }), facing(3, { gain: 2, to: 9 })];
  expect(worthOf([], theirs)(at(0))).toBeCloseTo(-0.5 * (3 + 2), 9);
});

test('after a move an arm reaches further', () => {
  const foes = [{ at: at(8) }];
  const arms = (): readonly Arm[] => [{ gain: 7, to: 2 }];
  expect([mostInReach(at(0), foes, 4, arms), mostInReach(at(0), foes, 5, arms)]).toEqual([0, 7]);
});
