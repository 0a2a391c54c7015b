import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue, Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedOf } from '@/lib/simulation/contest';
import { isLong } from '@/lib/testing/runs';
import { main } from '../main';
import { hasRedis } from '../../set-up/redis.mjs';
import { queueName } from './redis';
import { CommandProcess, keptLines, RedisProcess, writeHeroes } from './testing';

const root = mkdtempSync(join(tmpdir(), 'pipsmith-queue-'));
const heroes = join(root, 'heroes');

interface Run {
  readonly exit: number;
  readonly out: string;
  readonly told: string;
}

/** Runs the command line within this process. */
const pipsmith = async (...args: readonly string[]): Promise<Run> => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = await main(args);
  const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => text).join('');
  const run = { exit, out: textOf(out.mock.calls), told: textOf(told.mock.calls) };
  vi.restoreAllMocks();
  return run;
};

const call = (output: string, rounds: number, ...more: readonly string[]): readonly string[] => [
  ...['tournament', heroes, '-n', String(rounds), '--player', 'greedy', '-o', join(root, output)],
  ...more,
];

/** Everything that a tournament leaves behind; lines are in the order in which matches ended. */
const leftIn = (output: string): readonly string[] => [
  ...['table.csv', 'matrix.csv', 'picture.svg'].map((file) => readFileSync(join(root, output, file), 'utf8')),
  ...keptLines(join(root, output)),
];

/** How many matches are kept so far; none where there is no file yet. */
const countKept = (output: string): number =>
  existsSync(join(root, output, 'matches.jsonl')) ? keptLines(join(root, output)).length : 0;

/** ms that something has to happen on a machine that others keep busy; only what never happens takes so long. */
const patience = 240_000;

/** Workers of the one queue. They outlive a test: starting one takes longer than what a test has it play. */
const workers: CommandProcess[] = [];
/** Those that a test starts for a queue of its own. */
const others: CommandProcess[] = [];

const end = async (processes: CommandProcess[]): Promise<void> => {
  await Promise.all(processes.splice(0).map((one) => one.kill()));
};

/** Rounds of the tournament that is played in several ways. */
const rounds = 2;

describe.skipIf(!hasRedis())('a tournament on a queue', { timeout: 2 * patience }, () => {
  let redis: RedisProcess;
  let alone: Run;

  const setWorkers = async (count: number): Promise<void> => {
    await end(workers.splice(0, Math.max(0, workers.length - count)));
    const missing = Math.max(0, count - workers.length);
    const more = Array.from(
      { length: missing },
      () => new CommandProcess('worker', '--queue', redis.url, '--threads', '1', '--lease', '1'),
    );
    workers.push(...more);
    await Promise.all(more.map((worker) => worker.tells('plays matches from')));
  };

  /** A worker that plays something else than chunks. */
  const impostor = (act: (text: string) => Promise<unknown>): Worker =>
    new Worker<{ readonly text: string }>(queueName, ({ data }) => act(data.text), {
      connection: { host: '127.0.0.1', port: redis.port, maxRetriesPerRequest: null },
    });

  beforeAll(async () => {
    mkdirSync(heroes);
    await writeHeroes(heroes, 'first', 4);
    redis = await RedisProcess.start();
    alone = await pipsmith(...call('alone', rounds, '--threads', '0'));
  }, patience);
  afterEach(() => end(others), patience);
  afterAll(async () => {
    await end(workers);
    await redis.end();
    rmSync(root, { recursive: true, force: true });
  }, patience);

  /** Clears the queue: jobs of a tournament that gave up belong to nobody. */
  const emptyQueue = async (): Promise<void> => {
    const queue = new Queue(queueName, { connection: { host: '127.0.0.1', port: redis.port } });
    await queue.obliterate({ force: true });
    await queue.close();
  };

  it('comes to the same with one, two and four workers as on one machine, byte by byte', async () => {
    expect(alone.exit).toBe(0);
    for (const count of [1, 2, 4]) {
      await setWorkers(count);
      const run = await pipsmith(...call(`queue-${count}`, rounds, '--queue', redis.url, '--chunk', '1'));
      expect(run.out).toBe(alone.out);
      expect(leftIn(`queue-${count}`)).toEqual(leftIn('alone'));
    }
  });

  it('loses nothing and plays nothing twice when worker, coordinator and Redis are killed', async () => {
    const many = 20;
    expect((await pipsmith(...call('whole', many, '--threads', '0'))).exit).toBe(0);
    await setWorkers(1);
    const coordinator = new CommandProcess(...call('killed', many, '--queue', redis.url, '--chunk', '3'));
    others.push(coordinator);
    await vi.waitUntil(() => countKept('killed') > 10, { timeout: patience, interval: 20 });
    await setWorkers(0);
    await redis.kill();
    await redis.start();
    const before = countKept('killed');
    await setWorkers(1);
    // Where this process gets no time for a while, the tournament may be over before it is killed.
    const goesOn = (): boolean => countKept('killed') > before || !coordinator.isRunning;
    await vi.waitUntil(goesOn, { timeout: patience, interval: 20 });
    await coordinator.kill();
    const run = await pipsmith(...call('killed', many, '--queue', redis.url, '--chunk', '3'));
    expect(run.exit).toBe(0);
    expect(leftIn('killed')).toEqual(leftIn('whole'));
  });

  it('waits longer for a worker each time it refuses, keeps nothing of one that lies, and has the chunk played by another', async () => {
    await setWorkers(0);
    const folder = join(root, 'two-heroes');
    mkdirSync(folder);
    await writeHeroes(folder, 'first', 2);
    // One chunk.
    const two = (output: string, ...more: readonly string[]) => [
      ...['tournament', folder, '-n', '3', '--player', 'greedy', '-o', join(root, output)],
      ...more,
    ];
    expect((await pipsmith(...two('two-alone', '--threads', '0'))).exit).toBe(0);
    const refusals: number[] = [];
    const old = impostor(() => {
      refusals.push(performance.now());
      return Promise.resolve({ by: 'old-1', refused: 'It plays other rules.' });
    });
    const run = pipsmith(...two('two-queue', '--queue', redis.url));
    await vi.waitUntil(() => refusals.length === 3, { timeout: patience });
    await old.close();
    const [first = 0, second = 0, third = 0] = refusals;
    expect(second - first).toBeGreaterThanOrEqual(500);
    expect(third - second).toBeGreaterThanOrEqual(1000);

    // A team that there is none of, the seed of another match, and a hash that is none.
    const lies = [{ winner: 99 }, { seed: 1 }, { end: 'x' }];
    let told = 0;
    const liar = impostor((text) => {
      const { nths, seed } = JSON.parse(text) as { readonly nths: readonly number[]; readonly seed: number };
      const ends = nths.map((nth) => ({
        ...{ nth, seed: seedOf(seed, nth), winner: 0, because: '', phases: 1, decisions: 1 },
        ...{ end: 'f'.repeat(64), ...lies[told] },
      }));
      told += 1;
      return Promise.resolve({ by: 'liar-1', took: 1, ends, broken: [] });
    });
    liar.on('completed', () => {
      if (told === lies.length) void liar.close();
    });
    await vi.waitUntil(() => told === lies.length && !liar.isRunning(), { timeout: patience });
    await liar.close();

    await setWorkers(1);
    const { exit, told: said } = await run;
    expect(exit).toBe(0);
    expect(said.match(/Worker old-1 was refused\. It plays other rules\./g)).toHaveLength(1);
    expect(said.match(/A chunk failed \(the answer isn’t a result of this chunk\)/g)).toHaveLength(3);
    expect(leftIn('two-queue')).toEqual(leftIn('two-alone'));
  });

  it('gives up on a worker that refuses everything while nobody else plays, in a few lines', async () => {
    await setWorkers(0);
    let refused = 0;
    const old = impostor(() => {
      refused += 1;
      return Promise.resolve({ by: 'old-1', refused: 'It plays other rules.' });
    });
    const { exit, told } = await pipsmith(...call('given-up', 4, '--queue', redis.url, '--chunk', '1'));
    await old.close();
    expect(exit).toBe(2);
    expect(told).toContain(
      'Worker old-1 has refused 10 times and no other worker is playing. It plays other rules.',
    );
    expect(told.trimEnd().split('\n').length).toBeLessThan(10);
    expect(refused).toBeLessThan(100);
    await emptyQueue();
  });

  it('ends a worker with a sentence when the matches are of another version', async () => {
    await setWorkers(0);
    const queue = new Queue(queueName, { connection: { host: '127.0.0.1', port: redis.port } });
    const text = JSON.stringify({ format: 'pipsmith/chunk', version: '0.0.1' });
    const job = await queue.add('chunk', { text });
    const { exit, told } = await pipsmith('worker', '--queue', redis.url, '--threads', '1');
    expect(exit).toBe(2);
    expect(told).toMatch(/The matches in the queue need version “0\.0\.1”; this worker has “[\d.]+”/);
    const left: unknown = (await queue.getJob(String(job.id)))?.returnvalue;
    expect(left).toEqual({
      by: expect.any(String) as string,
      refused: expect.stringMatching(/^The matches/) as string,
    });
    await queue.obliterate({ force: true });
    await queue.close();
  });

  // It waits until a Redis that is gone has been missed.
  if (isLong)
    it('can be stopped while Redis is away, and by a worker that gives back what it had', async () => {
      const other = await RedisProcess.start();
      try {
        const coordinator = new CommandProcess(...call('stopped', 400, '--queue', other.url));
        const first = new CommandProcess('worker', '--queue', other.url, '--threads', '1', '--lease', '600');
        others.push(coordinator, first);
        await vi.waitUntil(() => countKept('stopped') > 0, { timeout: patience });
        first.interrupt();
        expect((await first.ended).err).toMatch(/Stopped after [\d,]+ matches\./);
        // A chunk that it had kept would be waited for ten minutes.
        const queue = new Queue(queueName, { connection: { host: '127.0.0.1', port: other.port } });
        expect(await queue.getActiveCount()).toBe(0);
        await queue.close();
        await other.kill();
        await coordinator.tells('stopped answering');
        coordinator.interrupt();
        const { code, err } = await coordinator.ended;
        expect(code).toBe(2);
        expect(err).toMatch(/Stopped\. [\d,]+ matches are saved in .+matches\.jsonl/);
      } finally {
        await other.end();
      }
    });

  it('says in a sentence what is wrong with a Redis, and never the password', async () => {
    const locked = await RedisProcess.start('--requirepass', 'hush-hush');
    const full = await RedisProcess.start('--maxmemory', '1');
    const wrong = locked.url.replace('//', '//:open-sesame@');
    try {
      for (const [url, sentence] of [
        [locked.url, 'needs a password'],
        [wrong, 'doesn’t accept this name or password'],
        [full.url, 'is full'],
        ['redis://127.0.0.1:1', 'Nothing answers at redis://127.0.0.1:1'],
        ['http://secret@host', '--queue is “http://…@host”'],
        ['redis://host/not-a-number', 'must be the address of a Redis'],
      ] as const) {
        for (const args of [call('never', 1), ['worker']] as const) {
          const { exit, told } = await pipsmith(...args, '--queue', url);
          expect(exit).toBe(2);
          expect(told).toContain(sentence);
          expect(told).not.toMatch(/sesame|secret/);
        }
      }
    } finally {
      await Promise.all([locked.end(), full.end()]);
    }
  });
});

describe('without a queue', () => {
  it.each([
    [['--chunk', '3'], '--chunk needs --queue'],
    [['--queue', 'redis://host', '--threads', '2'], '--threads doesn’t work with --queue'],
    [['--metrics', '0'], 'must be a free port'],
  ] as const)('%j is refused with a sentence', async (more, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'pipsmith-queue-'));
    await writeHeroes(folder, 'first', 2);
    const { exit, told } = await pipsmith('tournament', folder, '-n', '1', ...more);
    rmSync(folder, { recursive: true, force: true });
    expect(exit).toBe(2);
    expect(told).toContain(sentence);
  });
});
