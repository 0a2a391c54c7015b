import { overheadOf, ratioOf } from './bench/queue';
import { hasRedis, noRedis } from './set-up/redis.mjs';

/**
 * `npm run bench:queue -- [PAIRS]`: what a chunk costs beside its matches, in time of the processor; with a number of
 * pairs also how much two workers play against one, which wants a machine with two cores and nothing else to do.
 */
if (!hasRedis()) {
  console.error(noRedis);
  process.exit(2);
}
const chunks = 3000;
const { redis, both, bytes } = await overheadOf(chunks);
console.log(`${chunks} chunks of ten matches each, answered at once:`);
console.log(`  Redis                       ${redis.toFixed(3)} ms of its processor a chunk`);
console.log(`  tournament and worker       ${both.toFixed(3)} ms of theirs a chunk, together`);
console.log(`  memory of Redis             ${Math.round(bytes)} bytes a chunk that waits`);
const pairs = Number(process.argv[2] ?? 0);
if (pairs > 0) {
  const { one, two, ratio } = await ratioOf(pairs);
  console.log(
    `One worker ${one.toFixed(2)} matches/s, two ${two.toFixed(2)}; ${ratio.toFixed(2)} times as many.`,
  );
}
process.exit(0);
