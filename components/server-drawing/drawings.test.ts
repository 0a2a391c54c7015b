import { describe, expect, it } from 'vitest';
import { err, ok, type Result } from '@/lib/result';
import type { JobOptions, PoolProblem } from '@/lib/worker-pool/pool';
import { Drawings, type DrawingLimits, KeptDrawings } from './drawings';
import type { DrawingOrder } from './order';
import fc from 'fast-check';

interface Job {
  readonly settle: (result: Result<Uint8Array, PoolProblem>) => void;
  readonly signal: AbortSignal | undefined;
  readonly client: string | undefined;
}

/** A pool whose jobs end when the test says so. */
const testPool = () => {
  const jobs: Job[] = [];
  const run = (_: unknown, { signal, client }: JobOptions = {}) =>
    new Promise<Result<unknown, PoolProblem>>((settle) => {
      jobs.push({ settle, signal, client });
      signal?.addEventListener('abort', () => settle(err({ problem: 'aborted' })));
    });
  const job = (index: number): Job => {
    const found = jobs[index];
    if (!found) throw new Error(`no job ${index}`);
    return found;
  };
  return { pool: { run: run as never }, jobs, job };
};

const rig = (limits: Partial<DrawingLimits> = {}) => {
  const pictures = testPool();
  const sheets = testPool();
  const pools = { pictures: pictures.pool, sheets: sheets.pool };
  return { pictures, sheets, drawings: new Drawings(pools, { largest: 100, kept: 1000, ...limits }) };
};

const card = (code: string): DrawingOrder => ({ draw: 'card', code });
const sheet = (code: string): DrawingOrder => ({ draw: 'sheet', code, paper: 'a4' });
const some = new Uint8Array([1, 2, 3]);

describe('the drawings of a server', () => {
  it('are drawn once for all who ask for the same, and kept for those who ask later', async () => {
    const { drawings, pictures } = rig();
    const all = Array.from({ length: 200 }, () => drawings.draw(card('a')));
    expect(pictures.jobs).toHaveLength(1);
    pictures.job(0).settle(ok(some));
    expect(await Promise.all(all)).toEqual(all.map(() => ok(some)));
    expect(await drawings.draw(card('a'))).toEqual(ok(some));
    expect(pictures.jobs).toHaveLength(1);
    void drawings.draw(card('b'));
    expect(pictures.jobs).toHaveLength(2);
  });

  it('have workers of their own for sheets, whose client is told to the queue', () => {
    const { drawings, pictures, sheets } = rig();
    void drawings.draw(sheet('a'), { client: '192.0.2.7' });
    void drawings.draw({ draw: 'preview', code: 'a' });
    void drawings.draw(card('a'));
    expect([pictures.jobs.length, sheets.jobs.length]).toEqual([2, 1]);
    expect(sheets.job(0).client).toBe('192.0.2.7');
  });

  it('are given up when the last of those who asked has gone, and not before', async () => {
    const { drawings, sheets } = rig();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = drawings.draw(sheet('a'), { signal: one.signal });
    const second = drawings.draw(sheet('a'), { signal: other.signal });
    one.abort();
    expect(await first).toEqual(err('aborted'));
    expect(sheets.job(0).signal?.aborted).toBe(false);
    other.abort();
    expect(await second).toEqual(err('aborted'));
    expect(sheets.job(0).signal?.aborted).toBe(true);
  });

  it('are begun anew for who asks after they were given up', async () => {
    const { drawings, sheets } = rig();
    const stop = new AbortController();
    void drawings.draw(sheet('a'), { signal: stop.signal });
    stop.abort();
    const again = drawings.draw(sheet('a'));
    expect(sheets.jobs).toHaveLength(2);
    sheets.job(1).settle(ok(some));
    expect(await again).toEqual(ok(some));
  });

  it('are not begun for who has gone already', async () => {
    const { drawings, sheets } = rig();
    expect(await drawings.draw(sheet('a'), { signal: AbortSignal.abort() })).toEqual(err('aborted'));
    expect(sheets.jobs).toHaveLength(0);
  });

  it('are refused when they are too large or failed, and drawn again for the next', async () => {
    const { drawings, pictures } = rig({ largest: 2 });
    const large = drawings.draw(card('a'));
    pictures.job(0).settle(ok(some));
    expect(await large).toEqual(err('too-large'));
    const failed = drawings.draw(card('a'));
    pictures.job(1).settle(err({ problem: 'failed', detail: 'no ink' }));
    expect(await failed).toEqual(err('failed'));
    const good = drawings.draw(card('a'));
    pictures.job(2).settle(ok(new Uint8Array(2)));
    expect((await good).ok).toBe(true);
  });
});

const bytes = (length: number): Uint8Array => new Uint8Array(length);

describe('drawings that are kept', () => {
  it('are those asked for last', () => {
    const kept = new KeptDrawings(10);
    kept.keep('a', bytes(4));
    kept.keep('b', bytes(4));
    kept.get('a');
    kept.keep('c', bytes(4));
    expect(['a', 'b', 'c'].map((key) => kept.get(key)?.length)).toEqual([4, undefined, 4]);
  });

  it('never have more bytes than there is room for', () => {
    const entry = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), length: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const kept = new KeptDrawings(10);
        for (const { key, length } of entries) {
          kept.keep(key, bytes(length));
          expect(kept.get(key)?.length).toBe(length <= 10 ? length : undefined);
          const there = ['a', 'b', 'c', 'd', 'e'].reduce((sum, one) => sum + (kept.get(one)?.length ?? 0), 0);
          expect(kept.bytes).toBe(there);
          expect(there).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
