import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import type { MatchEvent } from './event';
import { randomMatches } from './testing/random-match';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: 6, every: 31, tried: 1 }));
  expect(report.complaints.map(({ seed, broke }) => [seed, broke])).toEqual([]);
});

test('all that can happen is met in random matches', () => {
  const told = new Set<string>();
  const each = ({ events }: { readonly events: readonly MatchEvent[] }): void => {
    for (const event of events) {
      told.add(event.told);
      if (event.told === 'moved') told.add(event.how);
    }
  };
  const report = fuzz(randomMatches({ seed: 500, matches: 14, every: 1000, tried: 0, each }));
  expect(report.complaints).toEqual([]);
  const all: readonly string[] = ['met', 'left', 'pushed', 'card-die', 'recovers', 'turned-up', 'fell', 'end'];
  expect(all.filter((one) => !told.has(one))).toEqual([]);
});
