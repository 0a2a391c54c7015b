import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { engineVersion } from '../match/engine';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import { randomChoice } from '../match/players';
import { open, systemIds, hasPart } from '../systems/open';
import { holdsMatch } from './match-fragment';
import { matchFragment, openFragment } from './match-link';
import { readFurther, readReplaySession, readSession, setUpOf, writeSession } from './saved-match';
import { matchPartOf } from '../simulation/contest';
import { replayOf } from '../simulation/replay-file';
import { Computer } from './computer';
import {
  answer,
  cutAt,
  forked,
  lengthOf,
  replayOfSession,
  requestNow,
  situationAt,
  takeBack,
  type Session,
} from './session';
import { sessionAfter } from './testing';

await open(systemIds);

describe.each(systemIds.filter((id) => hasPart(id, 'play')))('a kept match of %s', (system) => {
  test('comes back with every moment and who plays', async () => {
    const session = await sessionAfter(system, 3, 90, {
      seats: [{ plays: 'person' }, { plays: 'search', time: 700 }],
    });
    const read = readSession(writeSession(session));
    if (!read.ok) return expect.fail(read.error.fault);
    expect(read.value.seats).toEqual(session.seats);
    expect(read.value.history.choices).toEqual(session.history.choices);
    expect(hashOf(matchOf(read.value.history))).toBe(hashOf(matchOf(session.history)));
    expect(read.value.encounter).toEqual(session.encounter);
  });

  test('is read further by whoever saw it before, also after it was taken back or drawn anew', async () => {
    const later = await sessionAfter(system, 7, 60);
    const other = await sessionAfter(system, 8, 30);
    const turned = forked(cutAt(later, 25), 99);
    const states = [0, 12, 60, 31].map((at) => cutAt(later, at));
    const all = [...states, turned, later, forked(cutAt(later, 0), 5), forked(turned, 98), other, later];
    let seen = later;
    for (const state of all) {
      const read = readFurther(writeSession(state), seen);
      if (!read.ok) return expect.fail(read.error.fault);
      seen = read.value;
      expect(hashOf(matchOf(seen.history))).toBe(hashOf(matchOf(state.history)));
      expect(seen.history.choices).toEqual(state.history.choices);
      expect(seen.forks).toEqual(state.forks);
    }
    expect(readFurther('{}', later).ok).toBe(false);
  });

  test('that went on is not played from its beginning', async () => {
    const later = await sessionAfter(system, 7, 60);
    const early = cutAt(later, 40);
    const read = readFurther(writeSession(later), early);
    expect(read.ok && read.value.history.steps[40]).toBe(early.history.steps[40]);
  });

  test('goes into a link that opens at any moment', async () => {
    const session = await sessionAfter(system, 4, 150);
    const fragment = matchFragment(session, 17);
    expect(holdsMatch(fragment)).toBe(true);
    expect(fragment.length).toBeLessThan(8000);
    const opened = openFragment(fragment);
    if (!opened.ok) return expect.fail(opened.error.fault);
    expect(opened.value.at).toBe(17);
    expect(opened.value.session.history.choices).toEqual(session.history.choices);
    const live = openFragment(matchFragment(session));
    expect(live.ok && live.value.at).toBe(undefined);
  });

  test('is refused where anything was changed', async () => {
    const session = await sessionAfter(system, 5, 40);
    const text = writeSession(session);
    const changed = text.replace(/\\"seed\\":\d+/, '\\"seed\\":12');
    expect(changed).not.toBe(text);
    expect(readSession(changed).ok).toBe(false);
    expect(readSession('{}')).toEqual({ ok: false, error: { fault: 'no-match' } });
    const fragment = matchFragment(session);
    for (const broken of ['', 'match=', 'match=%%%', fragment.slice(0, -20), 'match=AAAA'])
      expect(openFragment(broken).ok, broken).toBe(false);
  });
});

test('a link that unpacks to more than any match is refused', () => {
  const packed = deflateSync(new Uint8Array(30_000_000).fill(32));
  let text = '';
  for (const byte of packed) text += String.fromCharCode(byte);
  const bomb = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  expect(openFragment(`match=${bomb}`)).toEqual({ ok: false, error: { fault: 'no-match' } });
});

describe('a link of a running match', async () => {
  const [system = ''] = systemIds.filter((id) => hasPart(id, 'play'));
  const session = await sessionAfter(system, 5, 60);
  const fresh = forked(session, 4242);

  test('tells what has been, and nothing of the seed that is played on with', () => {
    const opened = openFragment(matchFragment(session));
    if (!opened.ok) return expect.fail(opened.error.fault);
    expect(opened.value.session.history.choices).toEqual(session.history.choices);
    expect(writeSession(session)).not.toContain('4242');
    expect(requestNow(fresh)).toEqual(requestNow(session));
    expect(situationAt(fresh, lengthOf(fresh))).toEqual(situationAt(session, lengthOf(session)));
  });

  const playOn = (from: Session): Session => {
    let on = from;
    const dice = diceOf(9);
    for (let made = 0; made < 40; made += 1) {
      const request = requestNow(on);
      if (!request) break;
      const next = answer(on, randomChoice(request, dice));
      if (!next.ok) throw new Error(next.error.refused);
      on = next.value;
    }
    return on;
  };
  const drawn = (of: Session): string =>
    JSON.stringify(of.history.steps.slice(61).map(({ events }) => events));

  test('another seed brings other dice, and the same seed the same ones', () => {
    expect(drawn(playOn(fresh))).not.toBe(drawn(playOn(session)));
    expect(drawn(playOn(forked(session, 4242)))).toBe(drawn(playOn(fresh)));
  });

  test('a match that was given another future is kept with it, and forgers of it are found', () => {
    const on = playOn(forked(playOn(fresh), 77));
    const read = readSession(writeSession(on));
    if (!read.ok) return expect.fail(read.error.fault);
    expect(read.value.forks).toEqual(on.forks);
    expect(hashOf(matchOf(read.value.history))).toBe(hashOf(matchOf(on.history)));
    const other = readSession(writeSession(on).replace('4242', '4243'));
    expect(other.ok).toBe(false);
  });

  test('it is kept as one replay, which can be watched by itself', () => {
    const on = playOn(forked(playOn(fresh), 77));
    expect(Object.keys(JSON.parse(writeSession(on)) as object)).toEqual([
      ...['format', 'version', 'seats', 'mode', 'replay'],
    ]);
    const read = readReplaySession(replayOfSession(on));
    if (!read.ok) return expect.fail(read.error.fault);
    expect(read.value.forks).toEqual(on.forks);
    expect(hashOf(matchOf(read.value.history))).toBe(hashOf(matchOf(on.history)));
  });

  /** As Pipsmith 0.15 and before kept a match: the seeds beside the replay. */
  const asBefore = ({ seats, mode, forks, encounter, history }: Session): string =>
    JSON.stringify({
      ...{ format: 'pipsmith/match', version: 1, seats, mode, forks },
      replay: replayOf({ encounter, choices: history.choices, hash: hashOf(matchOf(history)) }),
    });

  test('one that was kept before replays had seeds opens, goes on, and is kept as they are now', () => {
    const [early, on] = [playOn(fresh), playOn(forked(playOn(fresh), 77))];
    const read = readSession(asBefore(on));
    if (!read.ok) return expect.fail(read.error.fault);
    expect(read.value.forks).toEqual(on.forks);
    expect(writeSession(read.value)).toBe(writeSession(on));
    const further = readFurther(asBefore(on), early);
    expect(further.ok && writeSession(further.value)).toBe(writeSession(on));
    expect(readSession(asBefore(on).replace('4242', '4243')).ok).toBe(false);
  });

  test('a computer sits in the match as it is played on', () => {
    const on = playOn(fresh);
    const { encounter, forks, history } = on;
    const moment = { table: 'a', encounter, forks, choices: history.choices };
    const computer = new Computer(() => 0);
    const order = { seats: [{ plays: 'random' }, { plays: 'random' }], most: 1 } as const;
    const early = { ...moment, choices: history.choices.slice(0, 61) };
    expect(computer.choose({ ...early, ...order })).toHaveLength(1);
    expect(computer.choose({ ...moment, ...order })).toEqual(
      new Computer(() => 0).choose({ ...moment, ...order }),
    );
  });

  test('who takes back behind a link plays on with what the link does not tell', () => {
    const practice = { ...playOn(fresh), mode: 'practice' } as const;
    let back: Session = practice;
    while (lengthOf(back) >= 60) back = takeBack(back) ?? expect.fail('nothing to take back');
    expect(back.forks.at(-1)).toEqual({ at: lengthOf(back), seed: 4242 });
  });

  test('is gone on with from any moment', () => {
    const cut = forked(cutAt(fresh, 20), 1);
    expect([lengthOf(cut), cut.forks]).toEqual([20, [{ at: 20, seed: 1 }]]);
    expect(readSession(writeSession(playOn(cut))).ok).toBe(true);
  });
});

describe.each(systemIds.filter((id) => hasPart(id, 'play')))('a match of %s by other rules', (system) => {
  test('is refused with its version, and what it was set up with can be had', async () => {
    const session = await sessionAfter(system, 6, 10);
    const rules = matchPartOf(system).rulesVersion;
    const older = writeSession(session).replace(rules, `${system} 0`);
    const read = readSession(older);
    expect(read.ok ? undefined : read.error).toMatchObject({ fault: 'another-version', of: 'rules' });
    expect(setUpOf(older)).toMatchObject({ encounter: session.encounter, seats: session.seats });
    expect(setUpOf('nothing')).toBeUndefined();
  });

  test('so is one of another engine', async () => {
    const session = await sessionAfter(system, 6, 10);
    const older = writeSession(session).replace(`\\"engine\\":${engineVersion}`, '\\"engine\\":1');
    const read = readSession(older);
    expect(read.ok ? undefined : read.error).toMatchObject({
      fault: 'another-version',
      of: 'engine',
      is: '1',
      known: '2',
    });
    expect(setUpOf(older)).toMatchObject({ encounter: session.encounter, seats: session.seats });
  });
});
