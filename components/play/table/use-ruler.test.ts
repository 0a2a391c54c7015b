import { expect, test } from 'vitest';
import type { Shown } from './use-table';
import { measuredTo } from './use-ruler';

/** Figure 0 is asked, 1 is of its side, 2 is not. */
const shown = (options: readonly object[]) =>
  ({
    scene: { acting: 0, figures: [0, 0, 1].map((team, id) => ({ id, team })) },
    words: { figure: 0, options },
  }) as unknown as Shown;

test.each([
  ['an opponent', 2, [], 2],
  ['itself', 0, [{ target: 0, isRolled: true }], undefined],
  ['a friend', 1, [], undefined],
  ['a friend who is given an action', 1, [{ target: 1 }], undefined],
  ['a friend who is healed', 1, [{ target: 1, isRolled: true }], 1],
  ['nobody', undefined, [], undefined],
] as const)('to %s a figure is measured as far as that is aimed at', (_, target, options, to) => {
  expect(measuredTo(shown(options), target)).toBe(to);
});
