import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { skillIds } from '../skills/ids';
import type { MatchEvent } from './event';
import { randomMatches } from './testing/random-match';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: 60, every: 13, tried: 1 }));
  expect(report.complaints).toEqual([]);
});

test('every skill is met at work in random matches', () => {
  const met = new Set<string>();
  const each = ({ events }: { readonly events: readonly MatchEvent[] }): void => {
    for (const event of events) if (event.type === 'skill' && event.works) met.add(event.skill);
  };
  const report = fuzz(randomMatches({ seed: 1000, matches: 300, every: 1000, tried: 0, each }));
  expect(report.complaints).toEqual([]);
  expect(skillIds.filter((id) => !met.has(id))).toEqual([]);
});
