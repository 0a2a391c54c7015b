import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { RequestText } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';
import { focusesOf } from './focus-of';
import type { Shown } from './use-table';

const figures = [tableFigure(0, 3, 3), tableFigure(1, 6, 3), tableFigure(2, 20, 20), tableFigure(3, 22, 3)];

const option = (target: number, more: Partial<RequestText['options'][number]> = {}) => ({
  ...{ text: '', group: '', target, ...more },
});

const shown = (options: readonly ReturnType<typeof option>[]): Shown =>
  ({
    scene: { figures, pieces: [], acting: 0 },
    words: { figure: 0, options },
    request: { by: 0 },
    isOurs: true,
  }) as unknown as Shown;

const idsOf = (focus: readonly object[]): readonly number[] =>
  focus.flatMap((each) => figures.flatMap((figure) => (figure === each ? [figure.id] : [])));

test('who acts and who is near matters now, and so does anybody at whom dice may be rolled', () => {
  const { now, aimed } = focusesOf(
    shown([
      option(2, { isRolled: true }),
      // Nothing is rolled, or it would do nothing.
      option(3),
      option(3, { isRolled: true, warning: 'Out of reach.' }),
    ]),
    undefined,
    [],
  );
  expect(idsOf(now)).toEqual([0, 1]);
  expect(idsOf(aimed)).toEqual([2]);
});

test('a figure that a lesson points at has room about it for the arrow', () => {
  const { now } = focusesOf(shown([]), undefined, [{ on: 'figure', figure: 2 }]);
  const told = now.find(({ at }) => at.x === 20 * unit);
  expect(told?.radius).toBeGreaterThan((figures[2]?.radius ?? 0) + unit);
});

test('somebody who looks at an event sees only those in it', () => {
  const { all, now, aimed } = focusesOf(shown([option(2, { isRolled: true })]), undefined, [], [3]);
  expect(idsOf(all)).toEqual([3]);
  expect(idsOf(now)).toEqual([3]);
  expect(aimed).toEqual([]);
});
