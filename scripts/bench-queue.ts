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
console.log(`  Redis                       ${redis.toFixed(3)} ms of processor time per chunk`);
console.log(`  tournament and worker       ${both.toFixed(3)} ms of processor time per chunk, together`);
console.log(`  memory of Redis             ${Math.round(bytes)} bytes per waiting chunk`);
const pairs = Number(process.argv[2] ?? 0);
if (pairs > 0) {
  const { one, two, byClock, byProcessor, ceiling } = await scalingOf(pairs);
  const rows = [['One worker ', one] as const, ['Two workers', two] as const];
  for (const [who, { perSecond, thread, workers, queue }] of rows)
    console.log(
      `${who}  ${perSecond.toFixed(2)} matches/s; ms of processor time per match: workers ${workers.toFixed(1)} (busiest thread ${thread.toFixed(1)}), tournament and Redis ${queue.toFixed(2)}`,
    );
  console.log(
    `${byClock.toFixed(2)} times as many by the clock, ${byProcessor.toFixed(2)} by processor time; this machine’s cores allow ${ceiling.toFixed(2)}.`,
  );
}
process.exit(0);
