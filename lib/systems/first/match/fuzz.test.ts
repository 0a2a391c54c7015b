import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { skillIds } from '../skills/ids';
import type { MatchEvent } from './state/event';
import { randomMatches } from './testing/random-match';
import { isLong, runs } from '../../../testing/runs';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: runs(60), every: 13, tried: 1 }));
  expect(report.complaints).toEqual([]);
});

test('every skill is met at work in random matches', () => {
  const met = new Set<string>();
  const each = ({ events }: { readonly events: readonly MatchEvent[] }): void => {
    for (const event of events) if (event.type === 'skill' && event.works) met.add(event.skill);
  };
  const missing = (): readonly string[] => skillIds.filter((id) => !met.has(id));
  for (let seed = 1000; seed < 1300 && (isLong || missing().length > 0); seed += 1)
    expect(fuzz(randomMatches({ seed, matches: 1, every: 1000, tried: 0, each })).complaints).toEqual([]);
  expect(missing()).toEqual([]);
});
