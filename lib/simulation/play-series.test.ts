import { describe, expect, test } from 'vitest';
import { firstSystem, open, partOf } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import type { Contest } from './contest';
import { joinOrders, playOrder, type MatchOrder } from './play-series';
import { samples } from './testing';

const contest = (sheets: readonly Sheet[], seed: number): Contest => ({
  system: firstSystem,
  sheets,
  scenario: 'all-out-carnage',
  map: 'open-field',
  seed,
  players: sheets.map(() => ({ plays: 'greedy' })),
  isLenient: true,
});

/** As a thread gets it: a copy of everything. */
const message = (orders: readonly MatchOrder[]): readonly MatchOrder[] => structuredClone(orders);

describe('orders that come as messages', () => {
  const [one, other, third] = samples;
  if (!one || !other || !third) throw new Error('three heroes');
  const orders: readonly MatchOrder[] = [
    { contest: contest([one, other], 1), nth: 0 },
    { contest: contest([third, one], 2), nth: 0 },
    { contest: contest([one, other], 1), nth: 1 },
  ];

  test('have one copy of each sheet, in whichever match and message it stands', () => {
    const join = joinOrders();
    const joined = [...message(orders), ...message(orders)].map(join);
    const sheets = joined.flatMap((order) => order.contest.sheets);
    expect(sheets).toHaveLength(12);
    expect(new Set(sheets).size).toBe(3);
    expect(sheets.slice(0, 4)).toEqual([one, other, third, one]);
  });

  test('are played as they are without it', () => {
    const join = joinOrders();
    const joined = message(orders).map(join);
    expect(joined).toEqual(orders);
    expect(joined.map((order) => playOrder(order, () => 0))).toEqual(
      orders.map((order) => playOrder(structuredClone(order), () => 0)),
    );
  });

  test('of ever new heroes do not fill the memory: who was not asked for lately is forgotten', async () => {
    await open([firstSystem], 'start');
    const random = partOf(firstSystem, 'start')?.random;
    if (!random) throw new Error(firstSystem);
    const join = joinOrders();
    const joined = (...sheets: readonly Sheet[]): readonly Sheet[] =>
      message([{ contest: contest(sheets, 0), nth: 0 }]).flatMap((order) => join(order).contest.sheets);
    const [kept, forgotten] = joined(one, other);
    for (let seed = 0; seed < 300; seed += 1) joined(one, random(seed));
    expect(joined(one, other)[0]).toBe(kept);
    expect(joined(one, other)[1]).not.toBe(forgotten);
  });
});
