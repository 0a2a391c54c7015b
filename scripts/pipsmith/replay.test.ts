import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { diceOf } from '@/lib/match/chance';
import { matchOf } from '@/lib/match/history';
import { value } from '@/lib/session/testing';
import { matchFragment } from '@/lib/session/match-link';
import { matchAfter, matchOfOpening } from '@/lib/session/room-match';
import { writeBrought } from '@/lib/session/room-plays';
import { isOver, seatAsked, type RoomMatch } from '@/lib/session/room-state';
import { goneOn, offered, opening, sessionOf, sitting } from '@/lib/session/room-testing';
import { lengthOf, replayOfSession, type Session } from '@/lib/session/session';
import { endOf, hashOfEnds } from '@/lib/simulation/series';
import { firstSystem, open } from '@/lib/systems/open';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const replay = async (operand: string, ...more: readonly string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(['replay', operand, ...more]);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Eight heroes of eight people, each for himself, played to the end: one seed for each choice. */
const playedInRoom = (seed: number): RoomMatch => {
  const people = [0, 1, 2, 3, 4, 5, 6, 7];
  const offer = offered({ players: people, teams: [0, 0, 0, 0, 1, 1, 1, 1] });
  let match = value(matchOfOpening(opening(offer, people.length)));
  const brings = writeBrought({ name: 'Bob', hero: undefined });
  for (const seat of people.slice(1)) match = matchAfter(match, sitting(brings, seed + seat, seat, seat));
  const dice = diceOf(seed);
  for (let at = people.length; !isOver(match) && seatAsked(match) !== undefined; at += 1)
    match = goneOn(match, dice, at, (seed * 1_000_003 + at * 7919) % 2 ** 32);
  return match;
};

const hashAtEnd = ({ history }: Session): string => hashOfEnds([endOf(matchOf(history).base)]);

describe('pipsmith replay of a match in a room', () => {
  let session: Session;
  let text: string;
  beforeAll(async () => {
    await open([firstSystem], 'match', 'play');
    session = sessionOf(playedInRoom(5));
    text = replayOfSession(session);
  });

  it('plays several hundred choices, each with a seed of its own, to the same end', async () => {
    expect(lengthOf(session)).toBeGreaterThan(300);
    expect(session.forks.length).toBeGreaterThan(300);
    const { exit, out, told } = await replay(kept('room.replay', text), '--json');
    expect([exit, told]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      hash: hashAtEnd(session),
      decisions: lengthOf(session),
      isOver: true,
    });
  });

  it('plays the link that the play table copies, and a file with one', async () => {
    const link = `https://pipsmith.example/play#${matchFragment(session, 40)}`;
    for (const operand of [link, kept('link.txt', `${link}\n`)]) {
      const { exit, out, told } = await replay(operand, '--json');
      expect([exit, told]).toEqual([0, '']);
      expect(JSON.parse(out)).toMatchObject({ hash: hashAtEnd(session) });
    }
  });

  it.each([
    ['https://pipsmith.example/play#match=AAAA', 2, /^This match link is incomplete/],
    ['https://pipsmith.example/play#match=%%%', 2, /not found/i],
  ])('%s is refused with a sentence', async (operand, code, sentence) => {
    const { exit, out, told } = await replay(operand);
    expect([exit, out, told]).toEqual([code, '', expect.stringMatching(sentence)]);
  });

  it.each([
    ['a seed that was changed', 1, /\{"seed":\d+\}/, '{"seed":12}', /Line \d+: /],
    ['a seed that is none', 2, /\{"seed":\d+\}/, '{"seed":-5}', /Line 2: “\{"seed":-5\}” isn’t a seed/],
    [
      'two seeds in a row',
      2,
      /\n(\{"seed":\d+\})/,
      '\n{"seed":1}\n$1',
      /Line 3: there are two seeds in a row/,
    ],
    ['another version', 2, '"version":2', '"version":9', /Line 1: this replay needs version “9”/],
    ['a line cut off', 2, /\{"seed":\d+\}\n\d+\n/, '{"see', /Line \d+: “\{"see.*isn’t a choice/],
  ])('%s ends with %i and names the place', async (name, code, from, to, sentence) => {
    const file = kept(`${name.replaceAll(' ', '-')}.replay`, text.replace(from, to));
    const { exit, out, told } = await replay(file);
    expect([exit, out]).toEqual([code, '']);
    expect(told).toMatch(sentence);
  });
});
