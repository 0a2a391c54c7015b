import { describe, expect, test } from 'vitest';
import { logOf, playMatch, readMatch, replayOf } from '../../../simulation/replay-file';
import { playNth, type Recorded } from '../../../simulation/series';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { scenarioIds } from '../scenarios/scenario';
import { samples } from '../start/samples';

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
      expect(lines.at(-1)).toMatch(/turn 8 was over|alone was left|brought home/);
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
    const inHeader = (from: string, to: string) =>
      broken((all) => all.map((line, at) => (at === 0 ? line.replace(from, to) : line)));
    expect(broken((all) => all)).toBe('played');
    expect(broken((all) => all.map((line, at) => (at === 1 ? '999' : line)))).toBe('impossible-choice');
    expect(broken((all) => [...all.slice(0, 3), ...all.slice(4)])).not.toBe('played');
    expect(inHeader('"north-west"', '"north-east"')).toBe('broken-setup');
    expect(inHeader('"map":"glade"', '"map":"nowhere"')).toBe('no-such-match');
    expect(inHeader('"scenario":"carnage"', '"scenario":"picnic"')).toBe('no-such-match');
    expect(inHeader('"teams":[0,1]', '"teams":[1,0]')).toBe('no-such-match');
    expect(inHeader('warband 1', 'warband 0')).toBe('another-version');
    expect(inHeader('Robyn Foxley', 'Robyn Foxley II')).toBe('other-header');
  });
});
