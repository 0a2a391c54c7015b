import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstSystem, systemIds } from '@/lib/systems/open';
import { CommandProcess, keptLines, RedisProcess, writeHeroes } from './pipsmith/queue/testing';

/**
 * `npm run kill:queue -- [KILLS] [SEED]`: kills workers, coordinator and Redis of tournaments at random
 * moments, starts them again, and compares the result with the same tournaments on one machine. Ends with 1
 * if a match is lost, doubled or different. One tournament follows another until there were this many kills.
 */
const [wanted = '50', seed = '1'] = process.argv.slice(2);
const rounds = 250;
const heroes = 8;
const folder = mkdtempSync(join(tmpdir(), 'pipsmith-kills-'));
// Of the games, the one whose matches are the shortest.
const [, quick = firstSystem] = systemIds;
await writeHeroes(folder, quick, heroes);

const redis = await RedisProcess.start();
const queue = ['--queue', redis.url];
const worker = (): CommandProcess => new CommandProcess('worker', ...queue, '--threads', '1', '--lease', '2');
const workers = [worker(), worker()];
const killed = { worker: 0, coordinator: 0, redis: 0 };
const sum = (): number => killed.worker + killed.coordinator + killed.redis;

/** Plays the tournament of this number both ways. @returns whether the same is kept */
const isPlayedAlike = async (nth: number): Promise<boolean> => {
  const call = (output: string, ...more: readonly string[]): CommandProcess =>
    new CommandProcess(
      ...['tournament', folder, '-n', String(rounds), '--player', 'greedy'],
      ...['--seed', String(Number(seed) + nth), '-o', join(folder, output), ...more],
    );
  const names = [`alone-${nth}`, `queue-${nth}`] as const;
  const alone = call(names[0]);
  const coordinator = (): CommandProcess => call(names[1], ...queue);
  let leader = coordinator();
  let refused = 0;
  /** Whether it is still being played. Who starts while Redis is away ends with a sentence, and is started again. */
  const goesOn = async (): Promise<boolean> => {
    for (const [at, { isRunning }] of workers.entries()) if (!isRunning) workers[at] = worker();
    if (leader.isRunning) return true;
    const { code } = await leader.ended;
    if (code !== 2 || refused >= killed.redis) return false;
    refused += 1;
    leader = coordinator();
    return true;
  };

  while (sum() < Number(wanted) && (await goesOn())) {
    await pause(300 + Math.random() * 4000);
    const draw = Math.random();
    if (draw < 0.5) {
      const at = Math.random() < 0.5 ? 0 : 1;
      await workers[at]?.kill();
      workers[at] = worker();
      killed.worker += 1;
    } else if (draw < 0.75) {
      await leader.kill();
      leader = coordinator();
      killed.coordinator += 1;
    } else {
      await redis.kill();
      await pause(Math.random() * 1500);
      await redis.start();
      killed.redis += 1;
    }
  }
  while (await goesOn()) await pause(500);

  const ends = [await alone.ended, await leader.ended];
  const hashes = ends.map(({ out }) => /^Hash (\w+)$/m.exec(out)?.[1]);
  console.log(`Tournament ${nth + 1}: hash without a queue${hashes[0]}, on the queue ${hashes[1]}.`);
  const failed = ends.filter(({ code }) => code !== 0);
  for (const { err } of failed) console.error(err);
  if (failed.length > 0) return false;
  const [expected = [], kept = []] = names.map((name) => keptLines(join(folder, name)));
  const isSame = expected.join('\n') === kept.join('\n');
  console.log(
    `${kept.length} lines kept, ${expected.length} alone; ${isSame ? 'the same lines' : 'OTHER LINES'}.`,
  );
  return isSame && hashes[0] === hashes[1];
};

const began = performance.now();
let isAlike = true;
for (let nth = 0; isAlike && sum() < Number(wanted); nth += 1) isAlike = await isPlayedAlike(nth);
for (const one of workers) await one.kill();
await redis.end();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${sum()} kills in ${Math.round((performance.now() - began) / 1000)} s: ${killed.worker} of workers, ${killed.coordinator} of the coordinator, ${killed.redis} of Redis.`,
);
if (!isAlike) process.exitCode = 1;
