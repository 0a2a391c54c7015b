// Sentences for the operator while Redis doesn’t answer.

/** @typedef {import('ioredis').Redis | import('ioredis').Cluster} Redis one server, or a cluster */
/** @typedef {{ urls: readonly string[], shown: string }} RedisAddress several addresses are nodes of a cluster */

/** ms without an error after which a cluster is well again: while a node is away, it reports that several times a second. */
const calm = 10_000;

/** @param {unknown} error */
export const reasonOf = (error) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** @param {RedisAddress} address */
const troubleAt = ({ urls, shown }) =>
  urls.length > 1
    ? {
        isCluster: true,
        away: (/** @type {string} */ why) =>
          `A node of the Redis cluster at ${shown} doesn’t answer: ${why}. Its rooms wait until it or a replica does.`,
        back: `The Redis cluster at ${shown} answers for all rooms again.`,
      }
    : {
        isCluster: false,
        away: (/** @type {string} */ why) =>
          `Redis at ${shown} doesn’t answer: ${why}. Rooms wait until it does.`,
        back: `Redis at ${shown} answers again.`,
      };

/**
 * Says once that Redis is away, and once that it is back.
 * @param {Redis} redis
 * @param {RedisAddress} address
 * @param {(sentence: string) => void} tell
 */
export const tellOfTrouble = (redis, address, tell) => {
  const { away, back, isCluster } = troubleAt(address);
  let isAway = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const tellBack = () => {
    if (isAway) tell(back);
    isAway = false;
  };
  redis.on('error', (error) => {
    if (!isAway) tell(away(reasonOf(error)));
    isAway = true;
    if (!isCluster) return;
    clearTimeout(timer);
    timer = setTimeout(tellBack, calm);
    timer.unref();
  });
  if (!isCluster) redis.on('ready', tellBack);
};
