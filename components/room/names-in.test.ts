import { describe, expect, test } from 'vitest';
import { hashOfKey } from '@/lib/room/chain';
import type { Entry } from '@/lib/room/entry';
import { namesIn } from './names-in';

const keys = ['0', '1', '2', '3'].map((digit) => digit.repeat(32));
const hashes = keys.map(hashOfKey);

const entry = (at: number, kind: Entry['kind'], seat: number, what: unknown): Entry => ({
  id: String(at).repeat(32),
  at,
  kind,
  seat,
  what: JSON.stringify(what),
  time: at,
  seed: at,
  seal: '0'.repeat(64),
});

const opened = entry(0, 'open', 0, {
  seats: 4,
  invite: hashes[0],
  owner: hashes[0],
  offer: JSON.stringify({ name: 'Ann' }),
});
const sits = (at: number, seat: number, name: string, by = seat): Entry =>
  entry(at, 'sit', seat, { key: hashes[by], brings: JSON.stringify({ name }) });

const bob = { seat: 1, name: 'Bob' };
const cid = { seat: 2, name: 'Cid' };

describe('the names in a room', () => {
  test.each([
    ['nobody before the list is there', [], 0, { host: undefined, others: [], seats: 0 }],
    ['the host alone', [opened], 0, { host: 'Ann', others: [], seats: 4 }],
    [
      'all who sat down, not only the last',
      [opened, sits(1, 2, 'Cid'), sits(2, 1, 'Bob')],
      0,
      { others: [bob, cid] },
    ],
    ['without the one of this device', [opened, sits(1, 1, 'Bob'), sits(2, 2, 'Cid')], 2, { others: [bob] }],
    [
      'without those who got up',
      [opened, sits(1, 1, 'Bob'), sits(2, 2, 'Cid'), entry(3, 'stand', 0, { seat: 1 })],
      0,
      { others: [cid] },
    ],
    [
      'whoever took a seat over',
      [opened, sits(1, 1, 'Bob'), entry(2, 'stand', 0, { seat: 1 }), sits(3, 1, 'Dan', 3)],
      0,
      { others: [{ seat: 1, name: 'Dan' }] },
    ],
    [
      'none where nothing can be read',
      [opened, entry(1, 'sit', 1, 'nonsense')],
      0,
      { others: [{ seat: 1, name: '' }] },
    ],
  ] as const)('%s', (_, entries, own, names) => {
    expect(namesIn(entries, keys[own] ?? '')).toMatchObject(names);
  });
});
