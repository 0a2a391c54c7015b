import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

interface Item {
  readonly client: string;
  readonly nth: number;
}

const itemsOf = (clients: string): readonly Item[] => Array.from(clients, (client, nth) => ({ client, nth }));

/** The clients of all that waits, in the order in which they are served. */
const served = (queue: FairQueue<Item>): string => {
  let order = '';
  for (let item = queue.next(); item; item = queue.next()) order += item.client;
  return order;
};

describe('a queue that serves its clients in turn', () => {
  it.each([
    ['aaa', 'aaa'],
    ['aaab', 'abaa'],
    ['aaaabbc', 'abcabaa'],
  ])('serves %s as %s', (asked, order) => {
    const queue = new FairQueue<Item>(100);
    for (const item of itemsOf(asked)) queue.add(item);
    expect(served(queue)).toBe(order);
  });

  it.each([
    // The newest of whoever has most goes; among equals the newcomer.
    ['aaaa', 'b', 'a3', 'abaa'],
    ['aabb', 'a', 'a4', 'abab'],
    ['abcd', 'e', 'e4', 'abcd'],
    ['aaab', 'b', 'a2', 'abab'],
  ])('of %s and then %s, with room for four, drops %s', (asked, late, dropped, order) => {
    const queue = new FairQueue<Item>(4);
    const items = itemsOf(asked + late);
    const out = items.flatMap((item) => queue.add(item) ?? []);
    expect(out.map(({ client, nth }) => `${client}${nth}`)).toEqual([dropped]);
    expect(served(queue)).toBe(order);
  });

  it('keeps no more than it has room for, loses nothing, and keeps each client in his own order', () => {
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 10 }), (clients, room) => {
        const queue = new FairQueue<Item>(room);
        const items = itemsOf(clients.join(''));
        const dropped = new Set(items.flatMap((item) => queue.add(item) ?? []));
        expect(queue.size).toBe(Math.min(room, items.length));
        const out: Item[] = [];
        for (let item = queue.next(); item; item = queue.next()) out.push(item);
        expect(new Set([...out, ...dropped])).toEqual(new Set(items));
        for (const client of new Set(clients)) {
          const own = out.filter((item) => item.client === client).map(({ nth }) => nth);
          expect(own).toEqual([...own].sort((one, other) => one - other));
        }
        expect(queue.size).toBe(0);
      }),
    );
  });

  it('forgets what is taken out, once', () => {
    const queue = new FairQueue<Item>(4);
    const [first, second] = itemsOf('ab');
    if (!first || !second) throw new Error('two items');
    queue.add(first);
    queue.add(second);
    expect([queue.remove(first), queue.remove(first), queue.size]).toEqual([true, false, 1]);
    expect(queue.next()).toBe(second);
    expect(queue.next()).toBeUndefined();
  });
});
