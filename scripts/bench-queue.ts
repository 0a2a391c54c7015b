import { overheadOf } from './bench/queue';
import { scalingOf } from './bench/queue-workers';
import { hasRedis, noRedis } from './set-up/redis.mjs';

/**
 * `npm run bench:queue -- [PAIRS]`: what a chunk costs beside its matches, in time of the processor; with a number of
 * pairs also how much two workers play against one, by the clock, which wants two cores with nothing else to do, and by
 * the processor.
 */
if (!hasRedis()) {
  console.error(noRedis);
  process.exit(2);
}
const chunks = 3000;
const { redis, both, bytes } = await overheadOf(chunks);
console.log(`${chunks} chunks of ten matches each, answered at once:`);
console.log(`  Redis                       ${redis.toFixed(3)} ms of processor time a chunk`);
console.log(`  tournament and worker       ${both.toFixed(3)} ms of processor time a chunk, together`);
console.log(`  memory of Redis             ${Math.round(bytes)} bytes a waiting chunk`);
const pairs = Number(process.argv[2] ?? 0);
if (pairs > 0) {
  const { one, two, byClock, byProcessor, ceiling } = await scalingOf(pairs);
  const rows = [['One worker ', one] as const, ['Two workers', two] as const];
  for (const [who, { perSecond, thread, workers, queue }] of rows)
    console.log(
      `${who}  ${perSecond.toFixed(2)} matches/s; ms of the processor a match: ${workers.toFixed(1)} of workers, of which ${thread.toFixed(1)} of the busiest thread, ${queue.toFixed(2)} of tournament and Redis`,
    );
  console.log(
    `By the clock ${byClock.toFixed(2)} times as many, by the processor ${byProcessor.toFixed(2)}; the cores of this machine allow ${ceiling.toFixed(2)}.`,
  );
}
process.exit(0);
