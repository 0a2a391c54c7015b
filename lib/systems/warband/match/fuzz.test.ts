import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import type { MatchEvent } from './event';
import { randomMatches } from './testing/random-match';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: 60, every: 13, tried: 1 }));
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
  const report = fuzz(randomMatches({ seed: 1000, matches: 500, every: 1000, tried: 0, each }));
  expect(report.complaints.map(({ seed, broke }) => [seed, broke])).toEqual([]);
  const all = [...rookieRoleIds, ...specialityIds, 'command'];
  expect(all.filter((id) => !met.has(id))).toEqual([]);
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
    'gun',
    'treasure',
    'score',
    'end',
  ];
  expect(events.filter((one) => !told.has(one))).toEqual([]);
});
