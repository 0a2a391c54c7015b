import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import { open, systemIds, hasPart } from '../systems/open';
import { holdsMatch, matchFragment, openFragment } from './match-link';
import { readSession, writeSession } from './saved-match';
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
