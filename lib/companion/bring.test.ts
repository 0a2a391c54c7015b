import { expect, test, vi } from 'vitest';
import { corpus } from '../share/corpus.v1';
import { systemOfCode } from '../share/index';
import { bring, sidesToJoin, type Side } from './bring';
import { teamsIn, type Night } from './night';
import { nightOf } from './testing';

const codesOf = (system: string): readonly string[] =>
  corpus.map(({ code }) => code).filter((code) => systemOfCode(code) === system);

const heroFor = (night: Night): string => codesOf(night.setUp.system)[0] ?? expect.fail('a hero');

test('a hero of another game is refused unread: that game stays closed', async () => {
  // Other files may have opened all games.
  vi.resetModules();
  const [fresh, testing, systems] = await Promise.all([
    import('./bring'),
    import('./testing'),
    import('../systems/open'),
  ]);
  const night = await testing.nightOf('living');
  for (const system of ['first', 'warband', 'draco']) {
    const [code = ''] = codesOf(system);
    expect(code).not.toBe('');
    expect(systems.isOpen([system])).toBe(false);
    expect(fresh.bring(night, code)).toBe(night);
  }
});

const withTeams = (night: Night, teams: readonly number[]): Night => ({
  setUp: { ...night.setUp, teams },
  state: { ...night.state, scores: Array.from({ length: Math.max(...teams) + 1 }, () => 0) },
});

test.each<[string, readonly number[], Side | undefined, number | undefined]>([
  ['king-of-the-hill', [0, 1, 0], 1, 1],
  ['king-of-the-hill', [0, 1, 0], 0, 0],
  ['king-of-the-hill', [0, 1, 0], 'new', 2],
  // As taps of older versions say it.
  ['king-of-the-hill', [0, 1, 0], undefined, 1],
  ['', [0, 1, 0], 0, 0],
  ['', [0, 1, 0], undefined, 2],
  ['king-of-the-hill', [0, 1, 0], 2, undefined],
  // Everyone for themselves, whatever a tap says.
  ['all-out-carnage', [0, 1, 2], 0, 3],
])('in “%s” with sides %j a hero who chooses %j joins %j', async (scenario, teams, side, team) => {
  const night = withTeams(await nightOf('living', { sheets: teams.length, scenario }), teams);
  const after = bring(night, heroFor(night), side);
  if (team === undefined) expect(after).toBe(night);
  else {
    expect(after.setUp.teams).toEqual([...teams, team]);
    expect(after.state.scores).toHaveLength(teamsIn(after.setUp));
  }
});

test.each<[string, number, readonly Side[]]>([
  ['king-of-the-hill', 3, [0, 1, 2, 'new']],
  ['', 2, [0, 1, 'new']],
  ['all-out-carnage', 3, []],
  // The second hero is against the first.
  ['king-of-the-hill', 1, []],
  ['king-of-the-hill', 8, []],
])('in “%s” with %i heroes the sides to choose from are %j', async (scenario, sheets, sides) => {
  expect(sidesToJoin((await nightOf('living', { sheets, scenario })).setUp)).toEqual(sides);
});
