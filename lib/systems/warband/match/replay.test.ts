import { describe, expect, test } from 'vitest';
import { logOf, playMatch, readMatch, replayOf } from '../../../simulation/replay-file';
import { playNth, type Recorded } from '../../../simulation/series';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { scenarioIds } from '../scenarios/scenario';
import { matchIssue } from '#words/systems/warband/messages/match-set-up';
import { zLegalWarband } from '../rules/check';
import { warbandOf } from '../sheet/warband';
import { samples } from '../start/samples';
import { beginEncounter, readSetUp } from './set-up/encounter';
import { rulesVersion } from './rules';

await open(['warband'], 'match');

const sheets = samples.map(({ sheet }) => sheet as unknown as Sheet);

const recorded = (scenario: string, nth: number, map = 'random', isLenient = false): Recorded => {
  const players = sheets.map(() => ({ plays: 'random' }) as const);
  const contest = { system: 'warband', sheets, scenario, map, seed: 9, players, isLenient };
  const played = playNth(contest, nth, () => 0);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
};

describe('replays', () => {
  test.each(scenarioIds)('of %s are read again to the same end, with a log in sentences', (scenario) => {
    for (const nth of [0, 1, 2]) {
      const text = replayOf(recorded(scenario, nth));
      const read = readMatch(text);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(playMatch(read.value).ok).toBe(true);
      const log = logOf(read.value);
      if (!log.ok) throw new Error(JSON.stringify(log.error));
      const lines = log.value.lines.map(({ line }) => line.map((part) => part.text).join(''));
      expect(lines.filter((line) => line === '' || line.includes('undefined'))).toEqual([]);
      expect(lines.at(-1)).toMatch(/the last turn is over|no opponents are left|treasures are home/);
    }
  });

  test('that are broken are refused, each with its line', () => {
    const text = replayOf(recorded('carnage', 0, 'glade'));
    const lines = text.split('\n');
    const broken = (change: (lines: readonly string[]) => readonly string[]) => {
      const read = readMatch(change(lines).join('\n'));
      if (!read.ok) return read.error.fault;
      const played = playMatch(read.value);
      return played.ok ? 'played' : played.error.fault;
    };
    expect(broken((all) => all)).toBe('played');
    expect(broken((all) => all.map((line, at) => (at === 1 ? '999' : line)))).toBe('impossible-choice');
    expect(broken((all) => [...all.slice(0, 3), ...all.slice(4)])).not.toBe('played');
    for (const [from, to] of [
      ['"north-west"', '"north-east"'],
      ['"glade"', '"woods"'],
      ['Robyn Foxley', 'Robyn Foxley II'],
    ] as const)
      expect(broken(([first = '', ...rest]) => [first.replace(from, to), ...rest])).toBe('other-header');
    expect(broken(([first = '', ...rest]) => [first.replace(rulesVersion, 'warband 1'), ...rest])).toBe(
      'another-version',
    );
  });

  test('need two opposite corners', () => {
    expect(readSetUp({ homes: ['north-west', 'south-east'] }).ok).toBe(true);
    expect(readSetUp({ homes: ['north-west', 'north-east'] })).toEqual({ ok: false, error: 'homes' });
    expect(readSetUp({})).toEqual({ ok: false, error: 'homes' });
  });
});

describe('a match that cannot be set up is refused in a sentence', () => {
  const [merry] = samples.map(({ sheet }) => sheet);
  const two = merry ? [merry, merry] : [];
  const bare = warbandOf('Nobody', []);
  const encounter = {
    system: 'warband',
    sheets: two,
    teams: [0, 1],
    scenario: 'carnage',
    map: 'glade',
    seed: 1,
    isLenient: true,
    more: { homes: ['south-west', 'north-east'] },
  };
  test.each([
    [{ map: 'nowhere' }, 'There’s no map “nowhere”.'],
    [{ scenario: 'picnic' }, 'There’s no scenario “picnic”.'],
    [{ sheets: [...two, ...two] }, 'A match needs two warbands; this one has 4.'],
    [{ teams: [1, 0] }, 'The warbands must be in two teams, 0 and 1, in that order.'],
    [{ sheets: [bare, ...two.slice(1)] }, 'Nobody has no fighters.'],
    [{ sheets: [bare, ...two.slice(1)], isLenient: false }, 'Nobody is illegal.'],
  ])('%o', (change, sentence) => {
    const changed = { ...encounter, ...change };
    const begun = beginEncounter(changed, (warband) => zLegalWarband.safeParse(warband).success);
    expect(begun.ok ? [] : begun.error.map((issue) => matchIssue(issue, changed))).toContain(sentence);
  });
});
