import type * as Threads from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Contest } from '@/lib/simulation/contest';
import { playOrder } from '@/lib/simulation/play-series';
import { samples } from '@/lib/simulation/testing';
import { firstSystem } from '@/lib/systems/open';
import { playOnThreads } from './match-threads';

const threads = vi.hoisted(() => ({ opened: [] as Threads.Worker[] }));

vi.mock('node:worker_threads', async (load) => {
  const real = await load<typeof Threads>();
  class Watched extends real.Worker {
    constructor(...args: ConstructorParameters<typeof real.Worker>) {
      super(...args);
      threads.opened.push(this);
    }
  }
  return { ...real, Worker: Watched };
});

const contest: Contest = {
  system: firstSystem,
  sheets: samples.slice(0, 2),
  scenario: 'all-out-carnage',
  map: 'open-field',
  seed: 3,
  players: [{ plays: 'random' }, { plays: 'random' }],
  isLenient: false,
};

const orders = Array.from({ length: 12 }, (_, nth) => ({ contest, nth }));

afterEach(() => {
  threads.opened.length = 0;
});

describe('threads that play', () => {
  it('are replaced when one is killed; its match is played again, and none twice', async () => {
    const ends = new Map<number, string>();
    const lost: string[] = [];
    const end = await playOnThreads(orders, 2, {
      played: ({ nth }, { end: is }) => {
        expect(ends.has(nth)).toBe(false);
        ends.set(nth, is);
        if (ends.size === 3) void threads.opened[0]?.terminate();
      },
      lost: (detail) => lost.push(detail),
    });
    expect(end.ok).toBe(true);
    expect(lost).toEqual([expect.stringMatching(/^exit/)]);
    expect(threads.opened).toHaveLength(3);
    const alone = orders.map((order) => {
      const played = playOrder(order, () => 0);
      return played.ok ? played.value.end : '';
    });
    expect(orders.map(({ nth }) => ends.get(nth))).toEqual(alone);
  });

  it('that are told of several matches at once play each of them once, as one alone would', async () => {
    const ends = new Map<number, string>();
    const end = await playOnThreads(orders.values(), 2, {
      chunk: 5,
      played: ({ nth }, { end: is }) => {
        expect(ends.has(nth)).toBe(false);
        ends.set(nth, is);
      },
    });
    expect(end.ok).toBe(true);
    expect([...ends.keys()].sort((a, b) => a - b)).toEqual(orders.map(({ nth }) => nth));
    for (const order of orders) {
      const played = playOrder(order, () => 0);
      expect(played.ok && ends.get(order.nth) === played.value.end).toBe(true);
    }
  });

  it('are given up when they are killed again and again; what was played stays', async () => {
    let played = 0;
    const kill = setInterval(() => {
      if (played > 0) for (const thread of threads.opened) void thread.terminate();
    }, 5);
    const end = await playOnThreads(
      Array.from({ length: 5000 }, (_, nth) => ({ contest, nth })),
      1,
      { played: () => (played += 1) },
    );
    clearInterval(kill);
    expect(end).toMatchObject({ ok: false, error: { problem: 'workers-lost' } });
    expect(played).toBeGreaterThan(0);
  });
});
