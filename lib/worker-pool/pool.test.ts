import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerPool, type PoolLimits, type PoolWorker } from './pool';

/** A slow machine is no failure. */
const patience = { timeout: 60_000 };

/** A worker whose jobs end when the test says so. */
class TestWorker {
  readonly jobs: string[] = [];
  isEnded = false;
  lose: (detail: string) => void = () => undefined;
  readonly #answers: ((answer: string | Error) => void)[] = [];
  readonly #channel = new MessageChannel();

  readonly api = {
    work: (job: string): Promise<string> =>
      new Promise((resolve, reject) => {
        this.jobs.push(job);
        this.#answers.push((answer) => {
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        });
      }),
  };

  readonly worker: PoolWorker = {
    endpoint: this.#channel.port1,
    terminate: () => {
      this.isEnded = true;
      this.#channel.port1.close();
    },
    onLost: (lost) => {
      this.lose = lost;
    },
  };

  constructor() {
    expose(this.api, this.#channel.port2);
  }

  /** Waits until a job has arrived and answers it. */
  async answer(answer: string | Error): Promise<void> {
    await vi.waitUntil(() => this.#answers.length > 0, patience);
    this.#answers.shift()?.(answer);
  }
}

const rig = (limits: Partial<PoolLimits> = {}) => {
  const workers: TestWorker[] = [];
  const pool = new WorkerPool<TestWorker['api']>({ workers: 2, waiting: 3, ...limits }, () => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker.worker;
  });
  const worker = (index: number): TestWorker => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${index}`);
    return found;
  };
  const run = (job: string, options?: Parameters<typeof pool.run>[1]) =>
    pool.run((api) => api.work(job), options);
  const arrived = async (index: number, job: string): Promise<void> => {
    await vi.waitUntil(() => worker(index).jobs.at(-1) === job, patience);
  };
  return { pool, workers, worker, run, arrived };
};

const done = (value: string) => ({ ok: true, value });
const refused = (problem: string) => ({ ok: false, error: expect.objectContaining({ problem }) as unknown });

describe('a pool of workers', () => {
  it('starts no more workers than allowed, and uses them again', async () => {
    const { workers, worker, run, arrived } = rig();
    const all = ['a', 'b', 'c'].map((job) => run(job));
    expect(workers).toHaveLength(2);
    await worker(0).answer('A');
    await arrived(0, 'c');
    await worker(0).answer('C');
    await worker(1).answer('B');
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C'].map(done));
    expect(workers).toHaveLength(2);
  });

  it('refuses at once what finds the queue full, and still does what waits', async () => {
    const { worker, run } = rig({ workers: 1 });
    const taken = ['a', 'b', 'c', 'd'].map((job) => run(job));
    expect(await run('e')).toEqual(refused('busy'));
    for (const job of ['a', 'b', 'c', 'd']) await worker(0).answer(job);
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd'].map(done));
  });

  it('serves its clients in turn', async () => {
    const { worker, run, arrived } = rig({ workers: 1 });
    const taken = ['a1', 'a2', 'a3', 'b1'].map((job) => run(job, { client: job.slice(0, 1) }));
    for (const job of ['a1', 'a2', 'b1', 'a3']) {
      await arrived(0, job);
      await worker(0).answer(job);
    }
    await Promise.all(taken);
    expect(worker(0).jobs).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('says what a job failed by, and goes on with its worker', async () => {
    const { workers, worker, run } = rig({ workers: 1 });
    const failing = run('a');
    await worker(0).answer(new Error('no ink'));
    expect(await failing).toEqual({ ok: false, error: { problem: 'failed', detail: 'Error: no ink' } });
    const next = run('b');
    await worker(0).answer('B');
    expect(await next).toEqual(done('B'));
    expect(workers).toHaveLength(1);
  });

  it('ends the worker of a job that is aborted, and gives what waits a new one', async () => {
    const { worker, run } = rig({ workers: 1 });
    const stop = new AbortController();
    const aborted = run('a', { signal: stop.signal });
    const next = run('b');
    stop.abort();
    expect(await aborted).toEqual(refused('aborted'));
    expect(worker(0).isEnded).toBe(true);
    await worker(1).answer('B');
    expect(await next).toEqual(done('B'));
  });

  it('takes an aborted job out of the queue; its place is free, and no worker hears of it', async () => {
    const { workers, worker, run } = rig({ workers: 1, waiting: 1 });
    const first = run('a');
    const stop = new AbortController();
    const aborted = run('b', { signal: stop.signal });
    stop.abort();
    expect(await aborted).toEqual(refused('aborted'));
    const next = run('c');
    await worker(0).answer('A');
    await worker(0).answer('C');
    expect(await Promise.all([first, next])).toEqual([done('A'), done('C')]);
    expect(worker(0).jobs).toEqual(['a', 'c']);
    expect(workers).toHaveLength(1);
    expect(await run('d', { signal: AbortSignal.abort() })).toEqual(refused('aborted'));
    expect(worker(0).jobs).toEqual(['a', 'c']);
  });

  it('replaces a worker that is lost, also an idle one', async () => {
    const { workers, worker, run } = rig({ workers: 1 });
    const dying = run('a');
    const waiting = run('b');
    worker(0).lose('exit 1');
    worker(0).lose('exit 1');
    expect(await dying).toEqual({ ok: false, error: { problem: 'lost', detail: 'exit 1' } });
    await worker(1).answer('B');
    expect(await waiting).toEqual(done('B'));
    worker(1).lose('exit 1');
    const last = run('c');
    await worker(2).answer('C');
    expect(await last).toEqual(done('C'));
    expect(workers).toHaveLength(3);
  });

  it('loses the jobs of workers that cannot be started, one by one', async () => {
    const pool = new WorkerPool<TestWorker['api']>({ workers: 1 }, () => {
      throw new Error('no threads here');
    });
    const jobs = ['a', 'b'].map((job) => pool.run((api) => api.work(job)));
    expect(await Promise.all(jobs)).toEqual([refused('lost'), refused('lost')]);
  });

  it('ends everything at once, and begins anew when it is asked again', async () => {
    const { pool, worker, run } = rig({ workers: 1 });
    const jobs = ['a', 'b'].map((job) => run(job));
    await pool.end();
    expect(await Promise.all(jobs)).toEqual([refused('aborted'), refused('aborted')]);
    expect(worker(0).isEnded).toBe(true);
    const next = run('c');
    await worker(1).answer('C');
    expect(await next).toEqual(done('C'));
  });
});

describe('the worker of an aborted job', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('goes on with the next if it is done within its grace', async () => {
    const { workers, worker, run } = rig({ workers: 1, grace: 50 });
    const stop = new AbortController();
    const aborted = run('a', { signal: stop.signal });
    const next = run('b');
    stop.abort();
    expect(await aborted).toEqual(refused('aborted'));
    vi.advanceTimersByTime(49);
    vi.useRealTimers();
    await worker(0).answer('A');
    await worker(0).answer('B');
    expect(await next).toEqual(done('B'));
    expect([worker(0).isEnded, workers.length]).toEqual([false, 1]);
  });

  it('is ended after it, and what waits gets a new one', async () => {
    const { worker, run } = rig({ workers: 1, grace: 50 });
    const stop = new AbortController();
    const aborted = run('a', { signal: stop.signal });
    const next = run('b');
    stop.abort();
    expect(await aborted).toEqual(refused('aborted'));
    expect(worker(0).isEnded).toBe(false);
    vi.advanceTimersByTime(50);
    expect(worker(0).isEnded).toBe(true);
    vi.useRealTimers();
    await worker(1).answer('B');
    expect(await next).toEqual(done('B'));
  });
});

describe('a worker that still loads', () => {
  const loading = () => {
    const workers: TestWorker[] = [];
    const loaded: (() => void)[] = [];
    const pool = new WorkerPool<TestWorker['api']>(
      { workers: 1 },
      () => {
        const worker = new TestWorker();
        workers.push(worker);
        return worker.worker;
      },
      () => new Promise<void>((resolve) => loaded.push(resolve)),
    );
    const run = (job: string, options?: Parameters<typeof pool.run>[1]) =>
      pool.run((api) => api.work(job), options);
    return { workers, loaded, run };
  };

  it('is not ended when its job is aborted, and does the one that waits', async () => {
    const { workers, loaded, run } = loading();
    const stop = new AbortController();
    const aborted = run('a', { signal: stop.signal });
    const next = run('b');
    stop.abort();
    expect(await aborted).toEqual(refused('aborted'));
    loaded.forEach((settle) => settle());
    await workers[0]?.answer('B');
    expect(await next).toEqual(done('B'));
    expect(workers.map(({ jobs, isEnded }) => ({ jobs, isEnded }))).toEqual([
      { jobs: ['b'], isEnded: false },
    ]);
  });

  it('is there for the next job where nothing waited', async () => {
    const { workers, loaded, run } = loading();
    const stop = new AbortController();
    const aborted = run('a', { signal: stop.signal });
    stop.abort();
    await aborted;
    const next = run('b');
    loaded.forEach((settle) => settle());
    await workers[0]?.answer('B');
    expect(await next).toEqual(done('B'));
    expect(workers).toHaveLength(1);
  });
});

describe('the time of a job', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('counts from its request: what waited too long is refused unheard, what works too long ends its worker', async () => {
    const { workers, worker, run } = rig({ workers: 1, deadline: 100 });
    const slow = run('slow');
    vi.advanceTimersByTime(60);
    const waiting = run('waiting');
    vi.advanceTimersByTime(40);
    expect(await slow).toEqual(refused('too-slow'));
    expect([worker(0).isEnded, workers.length]).toEqual([true, 2]);
    const late = run('late');
    vi.advanceTimersByTime(60);
    expect(await waiting).toEqual(refused('too-slow'));
    vi.advanceTimersByTime(40);
    expect(await late).toEqual(refused('too-slow'));
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
  });
});
