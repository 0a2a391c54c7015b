import { expect, test } from 'vitest';
import { outcomesOf } from './journeys.mjs';

/** As Playwright reports a journey: the repetitions are its tests. */
const spec = (title: string, line: number, ...passes: readonly boolean[]) => ({
  title,
  file: 'a.spec.ts',
  line,
  tests: passes.map((isOk) => ({ status: isOk ? ('expected' as const) : ('unexpected' as const) })),
});

test('repetitions of a journey are counted together, and the one that failed most comes first', () => {
  const report = {
    suites: [
      {
        specs: [spec('steady', 1, true, true)],
        suites: [{ specs: [spec('shaky', 9, true, false, false)] }],
      },
    ],
  };
  expect(outcomesOf(report)).toEqual([
    { journey: 'a.spec.ts:9 shaky', runs: 3, failed: 2 },
    { journey: 'a.spec.ts:1 steady', runs: 2, failed: 0 },
  ]);
});

test('journeys of one title at two places are told apart', () => {
  expect(outcomesOf({ suites: [{ specs: [spec('same', 1, true), spec('same', 2, false)] }] })).toHaveLength(
    2,
  );
});
