import { describe, expect, it, vi } from 'vitest';
import { fixturesOf, keyOf } from '@/lib/simulation/tournament/tournament';
import type { ResultLine } from '@/lib/simulation/tournament/result-lines';
import { Tally } from '@/lib/simulation/tournament/table';
import { nameOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import * as playing from './play-all';
import { playMeet, playOnThisMachine, type Meet } from './tournament-play';

const terms = {
  rules: 'living 1',
  seed: 1,
  scenario: 'all-out-carnage',
  map: 'open-field',
  player: 'random',
};
await open([firstSystem], 'match');

const contestants = samplesOf(firstSystem)
  .slice(0, 3)
  .map(({ id, document }) => ({ key: keyOf(document), document, from: id, name: nameOf(document) }));

const meetOf = (): Meet => ({
  system: firstSystem,
  terms,
  player: { plays: 'random' },
  contestants,
  fixtures: fixturesOf(
    contestants.map(({ key }) => key),
    2,
  ),
  tally: new Tally(),
});

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('a tournament that is played', () => {
  it('stops when a line cannot be written; what was written counts, the rest does not', async () => {
    const meet = meetOf();
    const written: ResultLine[] = [];
    const add = (line: ResultLine): Promise<void> => {
      if (written.length === 2) return Promise.reject(full);
      written.push(line);
      return Promise.resolve();
    };
    const end = await playMeet(meet, { add }, () => undefined, new AbortController(), playOnThisMachine(0));
    expect(end).toEqual({ brokeOff: [], problem: { problem: 'not-written', error: full } });
    expect(meet.fixtures.filter((fixture) => meet.tally.has(fixture)).map(({ id }) => id)).toEqual(
      written.map(({ id }) => id),
    );
  });

  it('tells of a match that breaks off, and plays all the others', async () => {
    const meet = meetOf();
    const { playAll } = playing;
    const broken = meet.fixtures[1];
    vi.spyOn(playing, 'playAll').mockImplementation(async (orders, plan) => {
      const [first, second, ...rest] = orders;
      if (!first || !second || rest.length + 2 !== meet.fixtures.length) return playAll(orders, plan);
      await playAll([first], plan);
      return { ok: false, error: { problem: 'broke-off', order: second, detail: 'a fault' } };
    });
    const end = await playMeet(
      meet,
      { add: () => Promise.resolve() },
      () => undefined,
      new AbortController(),
      playOnThisMachine(0),
    );
    vi.restoreAllMocks();
    expect(end.problem).toBeUndefined();
    expect(end.brokeOff).toEqual([
      expect.stringMatching(/: match 1 failed because of a fault in Pipsmith \(a fault\)/),
    ]);
    expect(meet.fixtures.filter((fixture) => !meet.tally.has(fixture))).toEqual([broken]);
  });
});
