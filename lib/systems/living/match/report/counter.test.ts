import { expect, test } from 'vitest';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import { Counter } from './counter';

/** Two heroes against one: what is counted of each. */
const counted = (...events: readonly MatchEvent[]) => {
  const figures = [0, 0, 1].map(
    (team, id) => ({ id, kind: 'hero', owner: id, hero: id, team }) as Partial<Figure> as Figure,
  );
  const counter = new Counter(figures.length);
  counter.see(events, { figures });
  return counter.tallies();
};
const given = (condition: 'burning' | 'poisoned' | 'slowed', by: number): MatchEvent => ({
  type: 'condition',
  figure: 2,
  condition,
  count: 1,
  by,
});
const lost = (by: number, of?: 'burning' | 'poisoned'): MatchEvent => ({
  type: 'loss',
  figure: 2,
  amount: 2,
  by,
  ...(of && { of }),
});
const down: MatchEvent = { type: 'down', figure: 2, by: 2 };

test.each<[string, readonly MatchEvent[], readonly number[], object]>([
  ['gave the last counters of it', [given('poisoned', 0), given('poisoned', 1)], [0, 1], { wounds: 1 }],
  ['not of another condition', [given('poisoned', 0), given('burning', 1)], [1, 0], { wounds: 1 }],
  ['nobody, where he gave them himself', [given('poisoned', 2)], [0, 0], { wounds: 1 }],
])('who falls by a condition falls by whoever %s', (_, before, felled, fell) => {
  const tallies = counted(...before, lost(2, 'poisoned'), down);
  expect([tallies.slice(0, 2).map((tally) => tally.felled), tallies[2]?.fell]).toEqual([felled, fell]);
});

test('what is lost otherwise is no wound, whatever conditions there are', () => {
  const [giver, other, victim] = counted(given('poisoned', 0), lost(2), down);
  expect([giver?.felled, other?.felled, victim?.fell]).toEqual([0, 0, { other: 1 }]);
});

test('a skill that is under way has felled nobody who falls by a condition', () => {
  const use: readonly MatchEvent[] = [
    { type: 'action', figure: 0, action: 'use' },
    { type: 'skill', figure: 0, skill: 'druid/calenture', green: 1, magic: 1, works: true },
  ];
  const [giver] = counted(given('poisoned', 0), ...use, lost(2, 'poisoned'), down);
  expect([giver?.felled, giver?.skills['druid/calenture']?.['felled']]).toEqual([1, 0]);
});
