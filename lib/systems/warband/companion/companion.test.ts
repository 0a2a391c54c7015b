import { expect, test } from 'vitest';
import { act, type NightAction } from '../../../companion/act';
import { figureAt, standingAt } from '../../../companion/figures';
import { beginNight } from '../../../companion/begin-night';
import type { Night } from '../../../companion/night';
import { stillToCome } from '../../../companion/turn-order';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { newWarband, type Fighter } from '../sheet/warband';

await open(['warband'], 'companion');

const band = (name: string, role?: string): Sheet => {
  const warband = newWarband(name);
  const fighters = warband.fighters.map((fighter, at): Fighter =>
    at === 1 && role !== undefined ? { ...fighter, role } : fighter,
  );
  return { ...warband, fighters } as unknown as Sheet;
};

const night = (role?: string): Night =>
  beginNight({
    system: 'warband',
    sheets: [band('Merry Men', role), band('Ragtags')],
    teams: [0, 1],
    scenario: 'carnage',
    goal: 0,
  });

const after = (from: Night, ...actions: readonly NightAction[]): Night => actions.reduce(act, from);
const duties = (of: Night): readonly string[] => of.state.duties.map(({ what }) => what);
const wound = (figure: number): NightAction => ({ do: 'count', figure, of: 'wounds', by: 1 });
const done: NightAction = { do: 'duty', at: 0, isDone: true };
const round: NightAction = { do: 'begin-round', seed: 1 };

test('a rookie is out with his first wound, a specialist lies prone and is out with the second', () => {
  const rookie = after(night(), round, wound(4));
  expect(standingAt(rookie, 4).state).toBe('out');
  expect(stillToCome(rookie)).not.toContain(4);
  const prone = after(night(), round, wound(1));
  expect(standingAt(prone, 1).state).toBe('down');
  expect(stillToCome(prone)).toContain(1);
  expect(standingAt(after(prone, wound(1)), 1).state).toBe('out');
});

test('a boss ignores a wound in each turn anew', () => {
  const ignored = after(night(), round, { do: 'count', figure: 0, of: 'ignored', by: 1 });
  const next = after(ignored, { do: 'end-round' }, round);
  expect(duties(next)).toEqual(['ignores']);
  expect(figureAt(after(next, done), 0)?.counts['ignored']).toBe(0);
});

test('a Regenerator lies face down and has one roll in the upkeep', () => {
  const down = after(night('regenerator'), round, wound(1), done, wound(1), done);
  expect(standingAt(down, 1)).toEqual({ state: 'down', text: 'Face down' });
  expect(stillToCome(down)).not.toContain(1);
  const upkeep = after(down, { do: 'end-round' });
  expect(duties(upkeep)).toEqual(['last-recovery']);
  expect(standingAt(after(upkeep, done), 1).text).toBe('Prone');
});

test('an Influencer who failed is not activated in the next turn', () => {
  const failed = after(night('influencer'), round, {
    do: 'counter',
    figure: 1,
    of: 'loses-activation',
    by: 1,
  });
  const next = after(failed, { do: 'end-round' }, round, done);
  expect(stillToCome(next)).not.toContain(1);
  expect(figureAt(next, 1)?.counters).toEqual([]);
});

test('the best die still standing is rolled for initiative', () => {
  const rolls = (from: Night): readonly number[] =>
    Array.from({ length: 40 }, (_, seed) => after(from, { do: 'begin-round', seed }).state.rolls[0] ?? 0);
  expect(Math.max(...rolls(night()))).toBeGreaterThan(8);
  const without = after(night(), wound(0), wound(0));
  expect(Math.max(...rolls(without))).toBeLessThanOrEqual(8);
});

test('several act together in one activation', () => {
  const begun = after(night(), { do: 'begin-round', seed: 1 });
  const own = begun.state.side === 0 ? [0, 4] : [8, 12];
  const [leader = -1, other = -1] = own;
  const together = after(begun, { do: 'begin-turn', figure: leader }, { do: 'join-turn', figure: other });
  expect(together.state.acting).toEqual(own);
  expect(after(together, { do: 'end-turn' }).state.acted).toEqual(own);
  expect(after(together, { do: 'join-turn', figure: begun.state.side === 0 ? 8 : 0 })).toBe(together);
});
