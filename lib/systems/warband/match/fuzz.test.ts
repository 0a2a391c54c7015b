import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import type { MatchEvent } from './state/event';
import { randomMatches } from './testing/random-match';
import { isLong, runs } from '../../../testing/runs';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: runs(60), every: 13, tried: 1 }));
  expect(report.complaints.map(({ seed, broke }) => [seed, broke])).toEqual([]);
});

test('every role, every speciality and Command are met at work in random matches, and all that can happen', () => {
  const met = new Set<string>();
  const told = new Set<string>();
  const each = ({ events }: { readonly events: readonly MatchEvent[] }): void => {
    for (const event of events) {
      told.add(event.told);
      if (event.told === 'skill' && event.works) met.add(event.skill);
    }
  };
  const all = [...rookieRoleIds, ...specialityIds, 'command'];
  const events: readonly MatchEvent['told'][] = [
    'skipped',
    'climbed',
    'jumped',
    'pushed',
    'rushed',
    'stepped',
    'swapped',
    'astray',
    'fell',
    'ignored',
    'healed',
    'face-down',
    'merged',
    'split',
    'shape',
    'ordered',
    'activation-lost',
    'took-both',
    'gun',
    'treasure',
    'score',
    'end',
  ];
  const missing = (): readonly string[] => [
    ...all.filter((id) => !met.has(id)),
    ...events.filter((one) => !told.has(one)),
  ];
  for (let seed = 1000; seed < 1500 && (isLong || missing().length > 0); seed += 1) {
    const { complaints } = fuzz(randomMatches({ seed, matches: 1, every: 1000, tried: 0, each }));
    expect(complaints.map(({ broke }) => [seed, broke])).toEqual([]);
  }
  expect(missing()).toEqual([]);
});
