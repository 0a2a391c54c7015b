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

test('what a skill does after its turn is its own: Life at the turns that follow, Life that its counters cost', () => {
  const begun: MatchEvent = { type: 'turn', figure: 0 };
  const use = (skill: string): MatchEvent => ({
    type: 'skill',
    figure: 0,
    skill,
    green: 1,
    magic: 1,
    works: true,
  });
  const [caster, , victim] = counted(
    use('druid/regrowth'),
    begun,
    { type: 'healed', figure: 0, amount: 2, by: 0, skill: 'druid/regrowth' },
    use('beastmaster/contagious-bite'),
    { ...given('poisoned', 0), skill: 'beastmaster/contagious-bite' } as MatchEvent,
    begun,
    lost(2, 'poisoned'),
  );
  expect(caster?.skills['druid/regrowth']).toMatchObject({ uses: 1, healed: 2, harm: 0 });
  expect(caster?.skills['beastmaster/contagious-bite']).toMatchObject({ uses: 1, conditions: 1, harm: 2 });
  // It is no damage of his.
  expect([caster?.healed, caster?.dealt, victim?.lost]).toEqual([2, 0, 2]);
});

test('what lies on somebody speaks for its own skill, not for the one that is under way', () => {
  const [caster] = counted(
    { type: 'skill', figure: 0, skill: 'druid/calenture', green: 1, magic: 1, works: true },
    { type: 'healed', figure: 0, amount: 1, by: 0, skill: 'druid/regrowth' },
    { type: 'healed', figure: 0, amount: 1, by: 0 },
  );
  expect(caster?.skills['druid/calenture']).toMatchObject({ healed: 1 });
  expect(caster?.skills['druid/regrowth']).toMatchObject({ uses: 0, healed: 1 });
});

test('a skill that is under way has felled nobody who falls by a condition', () => {
  const use: readonly MatchEvent[] = [
    { type: 'action', figure: 0, action: 'use' },
    { type: 'skill', figure: 0, skill: 'druid/calenture', green: 1, magic: 1, works: true },
  ];
  const [giver] = counted(given('poisoned', 0), ...use, lost(2, 'poisoned'), down);
  expect([giver?.felled, giver?.skills['druid/calenture']?.['felled']]).toEqual([1, 0]);
});
