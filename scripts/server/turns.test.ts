import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.mjs';

const limits = { atOnce: 2, waiting: 3, perClient: 4, patience: 100 };

/** State of a turn by now. */
const seen = async (turn: Promise<(() => void) | undefined>): Promise<'in' | 'waits' | 'out'> => {
  const state = await Promise.race([turn, Promise.resolve('waits' as const)]);
  if (state === 'waits') return 'waits';
  return state ? 'in' : 'out';
};

const settle = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('turns', () => {
  it('are for so many at once; others wait in their order, and who finds the queue full is sent away', async () => {
    const turns = new Turns(limits);
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((client) => turns.enter(client));
    await settle();
    expect(await Promise.all(all.map(seen))).toEqual(['in', 'in', 'waits', 'waits', 'waits', 'out']);
    const leave = await all[0];
    leave?.();
    leave?.();
    await settle();
    expect(await Promise.all(all.slice(2, 5).map(seen))).toEqual(['in', 'waits', 'waits']);
  });

  it('are so many for one client, in and waiting together', async () => {
    const turns = new Turns(limits);
    const own = Array.from({ length: 5 }, () => turns.enter('a'));
    await settle();
    expect(await Promise.all(own.map(seen))).toEqual(['in', 'in', 'waits', 'waits', 'out']);
    const other = turns.enter('b');
    await settle();
    expect(await seen(other)).toBe('waits');
    (await own[0])?.();
    (await own[1])?.();
    await settle();
    expect(await seen(turns.enter('a'))).toBe('waits');
  });

  it('are waited for so long and no longer; the place is free again', async () => {
    const turns = new Turns({ ...limits, waiting: 1 });
    const inside = [await turns.enter('a'), await turns.enter('b')];
    const late = turns.enter('c');
    vi.advanceTimersByTime(limits.patience);
    await settle();
    expect(await seen(late)).toBe('out');
    const next = turns.enter('d');
    inside[0]?.();
    await settle();
    expect(await seen(next)).toBe('in');
    const last = turns.enter('e');
    await settle();
    expect(await seen(last)).toBe('waits');
    inside[1]?.();
    await settle();
    expect(await seen(last)).toBe('in');
  });

  it('come to clients one after the other, however many of one wait', async () => {
    const turns = new Turns({ ...limits, atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const all = ['a', 'a', 'a', 'b', 'c', 'b'].map(async (client) => {
      const leave = await turns.enter(client);
      order.push(client);
      leave?.();
    });
    await Promise.all(all);
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  it('are not held free for what nobody wants any more', async () => {
    const turns = new Turns({ ...limits, atOnce: 1, waiting: 2 });
    const leave = await turns.enter('a');
    let isWanted = true;
    const gone = [turns.enter('b', () => isWanted), turns.enter('b', () => isWanted)];
    expect(turns.hasRoom).toBe(false);
    isWanted = false;
    expect(turns.hasRoom).toBe(true);
    const next = turns.enter('c');
    await settle();
    expect(await Promise.all(gone.map(seen))).toEqual(['out', 'out']);
    leave?.();
    await settle();
    expect(await seen(next)).toBe('in');
  });
});
