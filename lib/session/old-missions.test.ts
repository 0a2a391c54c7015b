import { beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { matchPartOf } from '../simulation/contest';
import { firstSystem, open } from '../systems/open';
import { readReplaySession, readSession, writeSession } from './saved-match';
import { answer, beginSession, replayOfSession, requestNow, type Session } from './session';

beforeAll(() => open([firstSystem], 'match', 'play'));

const played = (id: string, seed: number, isLesson: boolean): Session => {
  const { missionOf, asLesson } = matchPartOf(firstSystem);
  const mission = missionOf?.(firstSystem, id, seed);
  const begun =
    mission &&
    beginSession(isLesson && asLesson ? asLesson(mission) : mission, [{ plays: 'person' }], 'practice');
  if (!begun?.ok) throw new Error('a mission');
  const dice = diceOf(seed);
  let session = begun.value;
  for (let made = 0; made < 40; made += 1) {
    const request = requestNow(session);
    const next = request && answer(session, randomChoice(request, dice));
    if (!next) break;
    if (!next.ok) throw new Error(next.error.refused);
    session = next.value;
  }
  return session;
};

/** Hashes of the missions as they were before any of them could be a lesson. */
const frozen = [
  ['first-steps', 1, '6b62d1432dbe6c06'],
  ['first-steps', 2, '956fca677899f796'],
  ['melee-training', 1, '9d519b67ad703538'],
  ['melee-training', 2, '2ed93550b7249ce4'],
  ['open-fire', 1, 'b8d2684485ab55c1'],
  ['open-fire', 2, 'c0b98c324ee4b3a7'],
  ['kind-of-magic', 1, '175712a69bb1ec9f'],
  ['kind-of-magic', 2, '98e1a543942a5b13'],
] as const;

describe('missions without a lesson', () => {
  test.each(frozen)('%s, seed %i, ends with the hash that it always had', (id, seed, hash) => {
    const replay = replayOfSession(played(id, seed, false));
    expect(replay).toContain(`"end":"${hash}"`);
    expect(replay).not.toContain('lesson');
    expect(readReplaySession(replay).ok).toBe(true);
  });
});

describe('missions as lessons', () => {
  test.each(frozen)('%s, seed %i, is kept and opened again as what it is', (id, seed) => {
    const session = played(id, seed, true);
    const read = readSession(writeSession(session));
    if (!read.ok) return expect.fail(read.error.fault);
    expect(read.value.encounter.more).toEqual({ homes: [], lesson: true });
    expect(replayOfSession(read.value)).toBe(replayOfSession(session));
  });

  test('another note than that it is a lesson is refused, by its name', () => {
    const replay = replayOfSession(played('first-steps', 1, true)).replace('"lesson":true', '"lesson":"yes"');
    const read = readReplaySession(replay);
    expect(read.ok ? undefined : read.error.fault).toMatch(/broken-setup|another|other|header/);
  });
});
