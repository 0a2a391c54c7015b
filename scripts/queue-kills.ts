import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstSystem, systemIds } from '@/lib/systems/open';
import { CommandProcess, keptLines, RedisProcess, writeHeroes } from './pipsmith/queue/testing';

/**
 * `npm run kill:queue -- [KILLS] [SEED]`: kills workers, coordinator and Redis of a tournament at random moments, starts
 * them again, and holds what is kept in the end against the same tournament on one machine. Ends with 1 where a match is
 * lost, twice or another.
 */
const [wanted = '50', seed = '1'] = process.argv.slice(2);
const rounds = 500;
const heroes = 8;
const folder = mkdtempSync(join(tmpdir(), 'pipsmith-kills-'));
// Of the games, the one whose matches are the shortest.
const [, quick = firstSystem] = systemIds;
await writeHeroes(folder, quick, heroes);

const call = (output: string, ...more: readonly string[]): readonly string[] => [
  'tournament',
  folder,
  ...['-n', String(rounds), '--player', 'greedy', '--seed', seed],
  ...['-o', join(folder, output)],
  ...more,
];

const alone = await new CommandProcess(...call('alone')).ended;
if (alone.code !== 0) throw new Error(alone.err);

const redis = await RedisProcess.start();
const queue = ['--queue', redis.url];
const worker = (): CommandProcess => new CommandProcess('worker', ...queue, '--threads', '1', '--lease', '2');
const coordinator = (): CommandProcess => new CommandProcess(...call('queue', ...queue));

const workers = [worker(), worker()];
let leader = coordinator();
const killed = { worker: 0, coordinator: 0, redis: 0 };
const sum = (): number => killed.worker + killed.coordinator + killed.redis;
const began = performance.now();

while (sum() < Number(wanted) && leader.isRunning) {
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
const end = await leader.ended;
for (const one of workers) await one.kill();
await redis.end();

const [expected, kept] = ['alone', 'queue'].map((name) => keptLines(join(folder, name)));
const isSame = expected?.join('\n') === kept?.join('\n');
const hashes = [alone, end].map(({ out }) => /^Hash (\w+)$/m.exec(out)?.[1]);
rmSync(folder, { recursive: true, force: true });
console.log(
  `${sum()} kills in ${Math.round((performance.now() - began) / 1000)} s: ${killed.worker} of workers, ${killed.coordinator} of the coordinator, ${killed.redis} of Redis.`,
);
console.log(
  `${kept?.length} lines kept, ${expected?.length} alone; ${isSame ? 'the same lines' : 'OTHER LINES'}.`,
);
console.log(`Hash alone ${hashes[0]}, on the queue ${hashes[1]}.`);
if (!isSame || hashes[0] !== hashes[1] || end.code !== 0) {
  console.error(end.err);
  process.exitCode = 1;
}
