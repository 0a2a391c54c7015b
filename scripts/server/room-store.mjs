// Rooms of several instances: their lists are streams in Redis, and news goes to all instances that hold a room.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf, tellOfTrouble } from './redis-trouble.mjs';

/** @typedef {import('../../lib/room/room-store').RoomStore} RoomStore */
/** @typedef {import('./redis-trouble.mjs').Redis} Redis */
/** @typedef {import('./redis-trouble.mjs').RedisAddress} RedisAddress */

/** ms that Redis has to answer. */
const patience = 5000;

/** ms between two times that all channels are subscribed again. */
const betweenBreaks = 1000;

/** A room's stream, and the channel of its news. @param {string} room */
const keyOf = (room) => `pipsmith:room:{${room}}`;

/**
 * Adds entries if the stream ends with the seal that they follow, and tells the others. All or nothing, so that of two
 * instances one is first. KEYS: the stream. ARGV: seal, 1 for a whole list in its place, ms to live, command that tells,
 * news, then number, seal and text of each entry.
 */
const adding = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local seal = last[1] and last[1][2][2] or ''
if seal ~= ARGV[1] then return 0 end
if ARGV[2] == '1' then redis.call('DEL', KEYS[1]) end
for at = 6, #ARGV, 3 do
  redis.call('XADD', KEYS[1], ARGV[at] .. '-0', 'seal', ARGV[at + 1], 'entry', ARGV[at + 2])
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call(ARGV[4], KEYS[1], ARGV[5])
return 1`;

/** An address of Redis; undefined for none. @param {string} text */
const redisUrl = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  return url && isRedis && /^[^,]+$/.test(url.hostname) && /^\/?\d{0,4}$/.test(url.pathname)
    ? url
    : undefined;
};

/** Without the password. @param {URL} url */
const shownOf = ({ protocol, host, pathname }) => `${protocol}//${host}${pathname}`;

/**
 * The setting PIPSMITH_REDIS.
 * @param {string | undefined} setting
 * @returns {RedisAddress | undefined | string} undefined where none is set; a sentence says what is wrong, without the
 *   password
 */
export const redisSetting = (setting) => {
  // A password may have a comma in it, too.
  const texts = (setting ?? '')
    .trim()
    .split(/[\s,]+(?=rediss?:)/)
    .filter((text) => text !== '');
  const urls = texts.flatMap((text) => redisUrl(text) ?? []);
  const [first] = urls;
  if (texts.length === 0) return undefined;
  if (!first || urls.length < texts.length)
    return 'PIPSMITH_REDIS isn’t the address of a Redis server: give one such as redis://name:password@host:6379/0, or rediss:// for TLS.';
  const isAlike = urls.every(
    ({ protocol, username, password, pathname }) =>
      protocol === first.protocol &&
      username === first.username &&
      password === first.password &&
      /^\/?0?$/.test(pathname),
  );
  if (urls.length > 1 && !isAlike)
    return 'PIPSMITH_REDIS has several addresses, so they must be nodes of one cluster: give all of them the same name and password, the same redis:// or rediss://, and no database but 0.';
  return { urls: texts, shown: urls.map(shownOf).join(', ') };
};

/** Event of a cluster: each of its nodes is heard again. */
const heardAgain = 'subscribersReady';

/** Whether news can stay on the shard of a room: not before Redis 7. @param {Redis} redis */
const isSharded = async (redis) => {
  try {
    await redis.spublish('pipsmith:room', '');
    return true;
  } catch (error) {
    if (/unknown command/i.test(reasonOf(error))) return false;
    throw error;
  }
};

/** The store of one instance. */
class RedisStore {
  process = randomBytes(8).toString('hex');
  #redis;
  #ear;
  #isSharded;
  /** @type {Map<string, { hear: (news: string | undefined) => void, follows: Promise<boolean> }>} */
  #followed = new Map();
  /** News may have been missed since all channels were asked for. */
  #isBroken = false;
  #isFollowing = false;

  /** @param {Redis} redis @param {Redis} ear a separate connection, which only listens @param {boolean} isSharded */
  constructor(redis, ear, isSharded) {
    this.#redis = redis;
    this.#ear = ear;
    this.#isSharded = isSharded;
    ear.on(
      isSharded ? 'smessage' : 'message',
      (/** @type {string} */ channel, /** @type {string} */ news) => {
        const room = /\{(\w+)\}$/.exec(channel)?.[1] ?? '';
        this.#followed.get(room)?.hear(news);
      },
    );
    for (const event of ['ready', heardAgain]) ear.on(event, () => void this.#followAgain());
  }

  /**
   * After a break all channels are subscribed again, and the missed messages are read; after many breaks not
   * each time.
   */
  async #followAgain() {
    this.#isBroken = true;
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    while (this.#isBroken) {
      this.#isBroken = false;
      await Promise.all([...this.#followed.keys()].map((room) => this.#subscribe(room)));
      for (const { hear } of [...this.#followed.values()]) hear(undefined);
      await pause(betweenBreaks, undefined, { ref: false });
    }
    this.#isFollowing = false;
  }

  /** @param {string} room @returns {Promise<boolean>} */
  async #subscribe(room) {
    try {
      await (this.#isSharded ? this.#ear.ssubscribe(keyOf(room)) : this.#ear.subscribe(keyOf(room)));
      return true;
    } catch {
      return false;
    }
  }

  /** @type {RoomStore['find']} */
  find = (room, from, found) => {
    this.#redis.xrange(keyOf(room), `${from + 1}-0`, '+').then(
      (lines) => found(lines.map(([, fields]) => fields[3] ?? '')),
      () => found(undefined),
    );
  };

  /** @type {RoomStore['add']} */
  add = (room, { after, entries, isAnew, life, news }, done) => {
    const lines = entries.flatMap((entry) => [String(entry.at + 1), entry.seal, JSON.stringify(entry)]);
    const order = [after, isAnew ? '1' : '0', String(life), this.#isSharded ? 'SPUBLISH' : 'PUBLISH', news];
    this.#redis.eval(adding, 1, keyOf(room), ...order, ...lines).then(
      (isAdded) => done(isAdded === 1 ? 'added' : 'behind'),
      () => done('away'),
    );
  };

  /** @type {RoomStore['pass']} */
  pass = (room, news) => {
    const told = this.#isSharded
      ? this.#redis.spublish(keyOf(room), news)
      : this.#redis.publish(keyOf(room), news);
    told.catch(() => undefined);
  };

  /** @type {RoomStore['follow']} */
  follow = (room, hear, follows) => {
    const known = this.#followed.get(room)?.follows ?? this.#subscribe(room);
    this.#followed.set(room, { hear, follows: known });
    void known.then(follows);
  };

  /** @type {RoomStore['forget']} */
  forget = (room) => {
    if (!this.#followed.delete(room)) return;
    const ended = this.#isSharded ? this.#ear.sunsubscribe(keyOf(room)) : this.#ear.unsubscribe(keyOf(room));
    ended.catch(() => undefined);
  };

  close() {
    this.#followed.clear();
    this.#redis.disconnect();
    this.#ear.disconnect();
  }
}

/** Options of every connection. */
const options = {
  lazyConnect: true,
  connectTimeout: patience,
  commandTimeout: patience,
  // A command that can't run now is refused at once: its sender asks again.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
};

/** @param {number} times */
const pauseAfter = (times) => Math.min(100 * times, 1000);

/**
 * Lines to Redis: one for commands, and one that only hears. A cluster has such lines to each of its nodes by itself.
 * @param {readonly string[]} urls
 * @returns {Promise<readonly [Redis, Redis]>}
 */
const linesTo = async (urls) => {
  const { Redis, Cluster } = await import('ioredis');
  const [url = '', ...more] = urls;
  if (more.length === 0) {
    const open = () => new Redis(url, { ...options, retryStrategy: pauseAfter });
    return [open(), open()];
  }
  const { protocol, username, password } = new URL(url);
  const nodes = urls.map((each) => ({
    host: new URL(each).hostname,
    port: Number(new URL(each).port || 6379),
  }));
  const cluster = new Cluster(nodes, {
    lazyConnect: true,
    enableOfflineQueue: false,
    shardedSubscribers: true,
    clusterRetryStrategy: pauseAfter,
    redisOptions: {
      ...options,
      ...(username !== '' && { username: decodeURIComponent(username) }),
      ...(password !== '' && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
    },
  });
  return [cluster, cluster];
};

/**
 * Connects to Redis.
 * @param {RedisAddress} address
 * @param {(sentence: string) => void} tell
 * @returns {Promise<RoomStore & { close: () => void } | string>} a sentence says why it can't be had
 */
export const redisStore = async (address, tell) => {
  const { urls, shown } = address;
  const [redis, ear] = await linesTo(urls);
  const lines = [...new Set([redis, ear])];
  /** @type {unknown} */
  let heard;
  const note = (/** @type {unknown} */ error) => {
    heard ??= error;
  };
  const cannot = (/** @type {unknown} */ why) => {
    for (const line of lines) line.disconnect();
    return `Redis at ${shown} (PIPSMITH_REDIS) can’t be used: ${reasonOf(why)}.`;
  };
  for (const line of lines) line.on('error', note);
  try {
    await Promise.all(lines.map((line) => line.connect()));
    const isNew = await isSharded(redis);
    if (!isNew && urls.length > 1) return cannot('a cluster needs Redis 7 or newer');
    const store = new RedisStore(redis, ear, isNew);
    tellOfTrouble(redis, address, tell);
    return store;
  } catch (error) {
    return cannot(heard ?? error);
  }
};
