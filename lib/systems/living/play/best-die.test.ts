import { expect, test } from 'vitest';
import type { Request } from '../../../match/request';
import type { About, Option } from '../match/state/option';
import { bestDie } from './best-die';

const asked = (about: About, values: readonly number[]): Request<About, Option> => ({
  by: 0,
  about,
  options: values.map((value) => ({ pick: 'value', value })),
});

test.each([
  ['AV', [3, 0], 0],
  ['RAV', [0, 2, 1], 1],
  ['DV', [4, 3, 0], 0],
  ['MDV', [0, 1], 1],
  // An attack that reaches further may reach friends too.
  ['MAV', [3, 1], undefined],
  ['magic', [2, 1], undefined],
] as const)('of dice for %s that show %j the one at %s is taken', (value, values, nth) => {
  expect(bestDie(asked({ about: 'die', figure: 0, value }, values))).toBe(nth);
});

test('of dice for a skill that has failed already any is taken', () => {
  expect(bestDie(asked({ about: 'die', figure: 0, value: 'magic', inVain: true }, [2, 1]))).toBe(0);
});

test('another question is asked', () => {
  expect(bestDie(asked({ about: 'share-damage', figure: 0, damage: 2 }, [0, 1, 2]))).toBeUndefined();
});
