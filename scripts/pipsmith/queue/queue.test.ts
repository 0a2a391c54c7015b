import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue, Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** Everything that a tournament leaves behind; lines stand in the order in which matches ended. */
const leftIn = (output: string): readonly string[] => [
  ...['table.csv', 'matrix.csv', 'picture.svg'].map((file) => readFileSync(join(root, output, file), 'utf8')),
  ...keptLines(join(root, output)),
];

/** How many matches are kept so far; none where there is no file yet. */
const countKept = (output: string): number =>
  existsSync(join(root, output, 'matches.jsonl')) ? keptLines(join(root, output)).length : 0;

/** ms that something has to happen on a machine that others keep busy; only what never happens takes so long. */
const patience = 240_000;

const workers: CommandProcess[] = [];
const addWorker = async (url: string): Promise<CommandProcess> => {
  const worker = new CommandProcess('worker', '--queue', url, '--threads', '1', '--lease', '1');
  workers.push(worker);
  await worker.tells('plays matches from');
  return worker;
};

const killWorkers = async (): Promise<void> => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
};

describe.skipIf(!hasRedis())('a tournament on a queue', { timeout: 2 * patience }, () => {
  let redis: RedisProcess;

  beforeAll(async () => {
    mkdirSync(heroes);
    await writeHeroes(heroes, 'first', 4);
    redis = await RedisProcess.start();
  }, patience);
  afterEach(killWorkers, patience);
  afterAll(async () => {
    await redis.end();
    rmSync(root, { recursive: true, force: true });
  }, patience);

  it('comes to the same with one, two and four workers as on one machine, byte by byte', async () => {
    const alone = await pipsmith(...call('alone', 4, '--threads', '0'));
    expect(alone.exit).toBe(0);
    for (const [nth, more] of [1, 1, 2].entries()) {
      await Promise.all(Array.from({ length: more }, () => addWorker(redis.url)));
      const run = await pipsmith(...call(`queue-${nth}`, 4, '--queue', redis.url, '--chunk', '2'));
      expect(run.out).toBe(alone.out);
      expect(leftIn(`queue-${nth}`)).toEqual(leftIn('alone'));
    }
  });

  it('loses nothing and plays nothing twice when worker, coordinator and Redis are killed', async () => {
    const rounds = 60;
    expect((await pipsmith(...call('whole', rounds, '--threads', '0'))).exit).toBe(0);
    const first = await addWorker(redis.url);
    const coordinator = new CommandProcess(...call('killed', rounds, '--queue', redis.url, '--chunk', '3'));
    await vi.waitUntil(() => countKept('killed') > 20, { timeout: patience, interval: 20 });
    await first.kill();
    await redis.kill();
    await redis.start();
    await addWorker(redis.url);
    const before = countKept('killed');
    // Where this process gets no time for a while, the tournament may be over before it is killed.
    const goesOn = (): boolean => countKept('killed') > before || !coordinator.isRunning;
    await vi.waitUntil(goesOn, { timeout: patience, interval: 20 });
    await coordinator.kill();
    const end = await pipsmith(...call('killed', rounds, '--queue', redis.url, '--chunk', '3'));
    expect(end.exit).toBe(0);
    expect(leftIn('killed')).toEqual(leftIn('whole'));
  });

  it('tells of a worker of another version, and has its chunk played by one that fits', async () => {
    const old = new Worker(
      queueName,
      () => Promise.reject(new Error('refused old-1: It plays other rules.')),
      { connection: { host: '127.0.0.1', port: redis.port, maxRetriesPerRequest: null } },
    );
    let refused = 0;
    const ended = new Promise<void>((resolve) => {
      old.on('failed', () => {
        refused += 1;
        if (refused === 1) void old.close().then(resolve);
      });
    });
    const run = pipsmith(...call('refused', 1, '--queue', redis.url));
    await ended;
    await addWorker(redis.url);
    const { exit, told } = await run;
    expect(exit).toBe(0);
    expect(told).toContain('Worker old-1 was refused. It plays other rules.');
  });

  it('ends a worker with a sentence when the matches are of another version', async () => {
    const queue = new Queue(queueName, { connection: { host: '127.0.0.1', port: redis.port } });
    const text = JSON.stringify({ format: 'pipsmith/chunk', version: '0.0.1' });
    const job = await queue.add('chunk', { text });
    const { exit, told } = await pipsmith('worker', '--queue', redis.url, '--threads', '1');
    expect(exit).toBe(2);
    expect(told).toMatch(/The matches on the queue need version “0\.0\.1”; this worker plays “[\d.]+”/);
    expect((await queue.getJob(String(job.id)))?.failedReason).toMatch(/^refused \S+: The matches/);
    await queue.obliterate({ force: true });
    await queue.close();
  });

  it('can be stopped while Redis is away, and by a worker that gives back what it had', async () => {
    const other = await RedisProcess.start();
    try {
      const coordinator = new CommandProcess(...call('stopped', 400, '--queue', other.url));
      const first = new CommandProcess('worker', '--queue', other.url, '--threads', '1', '--lease', '600');
      workers.push(first);
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
        [wrong, 'refuses this name or password'],
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
