import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pool, type Limits, type Listener } from './pool';

const limits: Limits = { threads: 2, waiting: 3, drawing: 100, starting: 300, bytes: 10 };
const some = new Uint8Array([1, 2, 3]);

interface Started {
  readonly listener: Listener;
  readonly orders: string[];
  ended: boolean;
}

const rig = (changed: Partial<Limits> = {}) => {
  const threads: Started[] = [];
  const pool = new Pool<string>({ ...limits, ...changed }, (listener) => {
    const started: Started = { listener, orders: [], ended: false };
    threads.push(started);
    return {
      order: (order) => started.orders.push(order),
      end: () => {
        started.ended = true;
      },
    };
  });
  const thread = (index: number): Started => {
    const found = threads[index];
    if (!found) throw new Error(`no thread ${index}`);
    return found;
  };
  return { pool, threads, thread };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pool of threads', () => {
  it('starts no more threads than allowed, and uses them again', async () => {
    const { pool, threads, thread } = rig();
    const all = ['a', 'b', 'c'].map((order) => pool.draw(order));
    expect(threads).toHaveLength(2);
    thread(0).listener.ready();
    thread(0).listener.drawn(some);
    expect(thread(0).orders).toEqual(['a', 'c']);
    thread(0).listener.drawn(some);
    thread(1).listener.ready();
    thread(1).listener.drawn(some);
    expect(await Promise.all(all)).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: some })));
  });

  it('refuses at once what finds the queue full, and still answers what waits', async () => {
    const { pool, thread } = rig();
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((order) => pool.draw(order));
    expect(await pool.draw('f')).toEqual({ ok: false, error: 'busy' });
    thread(0).listener.ready();
    for (let n = 0; n < 4; n += 1) thread(0).listener.drawn(some);
    thread(1).listener.ready();
    thread(1).listener.drawn(some);
    expect((await Promise.all(waiting)).every((result) => result.ok)).toBe(true);
  });

  it('ends a thread that draws too long, and gives what waits a new one', async () => {
    const { pool, threads, thread } = rig({ threads: 1 });
    const slow = pool.draw('slow');
    const next = pool.draw('next');
    thread(0).listener.ready();
    vi.advanceTimersByTime(limits.drawing);
    expect(await slow).toEqual({ ok: false, error: 'too-slow' });
    expect(thread(0).ended).toBe(true);
    expect(threads).toHaveLength(2);
    thread(1).listener.ready();
    thread(0).listener.drawn(new Uint8Array([9]));
    thread(1).listener.drawn(some);
    expect(await next).toEqual({ ok: true, value: some });
  });

  it('counts the time to get ready apart from the time to draw', async () => {
    const { pool, thread } = rig();
    const drawn = pool.draw('a');
    vi.advanceTimersByTime(limits.starting - 1);
    thread(0).listener.ready();
    vi.advanceTimersByTime(limits.drawing - 1);
    thread(0).listener.drawn(some);
    expect((await drawn).ok).toBe(true);
  });

  it('gives up a thread that never gets ready', async () => {
    const { pool, thread } = rig();
    const drawn = pool.draw('a');
    vi.advanceTimersByTime(limits.starting);
    expect(await drawn).toEqual({ ok: false, error: 'too-slow' });
    expect(thread(0).ended).toBe(true);
  });

  it('says that a result is too large, and goes on with the thread', async () => {
    const { pool, threads, thread } = rig({ threads: 1 });
    const large = pool.draw('large');
    thread(0).listener.ready();
    thread(0).listener.drawn(new Uint8Array(limits.bytes + 1));
    expect(await large).toEqual({ ok: false, error: 'too-large' });
    const small = pool.draw('small');
    thread(0).listener.drawn(new Uint8Array(limits.bytes));
    expect((await small).ok).toBe(true);
    expect(threads).toHaveLength(1);
  });

  it('survives threads that fail or die, also idle ones', async () => {
    const { pool, threads, thread } = rig({ threads: 1 });
    const failing = pool.draw('failing');
    thread(0).listener.ready();
    thread(0).listener.failed();
    expect(await failing).toEqual({ ok: false, error: 'failed' });
    thread(0).listener.gone();
    thread(0).listener.gone();
    const dying = pool.draw('dying');
    expect(threads).toHaveLength(2);
    thread(1).listener.gone();
    expect(await dying).toEqual({ ok: false, error: 'failed' });
    const last = pool.draw('last');
    thread(2).listener.ready();
    thread(2).listener.drawn(some);
    expect((await last).ok).toBe(true);
  });
});
