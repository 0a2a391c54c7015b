import { expect, test } from 'vitest';
import { act, type NightAction } from '../../../companion/act';
import { figureAt, standingAt } from '../../../companion/figures';
import { beginNight } from '../../../companion/begin-night';
import type { Night } from '../../../companion/night';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { newHero } from '../sheet/hero';

await open(['first'], 'companion');

const named = (name: string, ...skills: readonly string[]): Sheet =>
  ({ ...newHero(name), skills }) as unknown as Sheet;

const night = (scenario: string): Night =>
  beginNight({
    system: 'first',
    sheets: [named('Marc', 'ranged/pin-down'), named('Anna', 'prayers/rejuvenation')],
    teams: [0, 1],
    scenario,
    goal: 0,
  });

const after = (from: Night, ...actions: readonly NightAction[]): Night => actions.reduce(act, from);
const duties = (of: Night): readonly string[] => of.state.duties.map(({ what }) => what);
const done: NightAction = { do: 'duty', at: 0, isDone: true };
const round: NightAction = { do: 'begin-round', seed: 1 };
const turnOf = (figure: number): readonly NightAction[] => [{ do: 'begin-turn', figure }, { do: 'end-turn' }];
const fall: NightAction = { do: 'count', figure: 1, of: 'hand', by: -5 };

test('whoever is down loses one turn, and is dead on the one after it unless healed', () => {
  const fallen = after(night(''), round, fall, done);
  expect(standingAt(fallen, 1).state).toBe('down');
  const lost = after(fallen, ...turnOf(1));
  expect(duties(lost)).toEqual(['lost']);
  const next = after(lost, done, { do: 'end-round' }, round);
  expect(duties(after(next, ...turnOf(1)))).toEqual(['dies']);
  expect(standingAt(after(next, ...turnOf(1), done), 1).state).toBe('out');
  const healed = after(next, { do: 'count', figure: 1, of: 'hand', by: 2 }, ...turnOf(1));
  expect(duties(healed)).toEqual(['gets-up']);
  expect(standingAt(after(healed, done), 1).state).toBe('up');
});

test('where one respawns, he is back on his next turn with full dice', () => {
  const fallen = after(night('capture-the-flag'), round, fall, done, ...turnOf(1));
  expect(duties(fallen)).toEqual(['respawn']);
  expect(figureAt(after(fallen, done), 1)?.counts['hand']).toBe(5);
});

test('what a skill left ends when its user has his next turn', () => {
  const pinned = after(
    night(''),
    round,
    { do: 'begin-turn', figure: 0 },
    { do: 'counter', figure: 1, of: 'ranged/pin-down', by: 2 },
    { do: 'end-turn' },
    ...turnOf(1),
  );
  expect(duties(pinned)).toEqual([]);
  const next = after(pinned, { do: 'end-round' }, round, ...turnOf(0));
  expect(duties(next)).toEqual(['ends:ranged/pin-down']);
  expect(figureAt(after(next, done), 1)?.counters).toEqual([]);
});

test('Rejuvenation gives a die back on each own turn', () => {
  const hurt = after(
    night(''),
    round,
    { do: 'count', figure: 1, of: 'hand', by: -3 },
    { do: 'counter', figure: 1, of: 'prayers/rejuvenation', by: 2 },
    ...turnOf(1),
    done,
  );
  expect(figureAt(hurt, 1)).toMatchObject({
    counts: { hand: 3 },
    counters: [{ id: 'prayers/rejuvenation', count: 1 }],
  });
});
