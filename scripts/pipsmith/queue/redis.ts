import type * as BullMQ from 'bullmq';
import { queueMessages as say } from '#words/messages/queue';
import { err, ok, type Result } from '@/lib/result';
import { codeOf } from '../output';

/** Where a queue is. */
export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  /** Encrypted, as rediss:// asks for. */
  readonly tls?: object;
  /** As people may read it, without the password. */
  readonly shown: string;
}

/** Name of the one queue that all use: chunks differ by their names. */
export const queueName = 'pipsmith';

const usualPort = 6379;
const mostDatabase = 1023;
const leastVersion = [6, 2] as const;
/** ms that Redis has to answer at first. */
const patience = 5000;

/** Reads `--queue redis://NAME:PASSWORD@host:port/database`; an error is a sentence, and names no password. */
export const readAddress = (text: string): Result<QueueAddress, string> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const database = url?.pathname.replace(/^\//, '') ?? '';
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  const isDatabase = /^\d{0,4}$/.test(database) && Number(database) <= mostDatabase;
  if (!url || !isRedis || url.hostname === '' || !isDatabase || url.search !== '' || url.hash !== '')
    return err(say.badQueue(text.replace(/\/\/[^@]*@/, '//…@')));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? usualPort : Number(url.port);
  return ok({
    host,
    port,
    db: Number(database),
    ...(url.username !== '' && { username: decodeURIComponent(url.username) }),
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' && { tls: {} }),
    shown: `${url.protocol}//${url.hostname}:${port}${database === '' ? '' : `/${database}`}`,
  });
};

/** Code before the words of Redis, or the system's code: "NOAUTH", "ECONNREFUSED". */
const refusalOf = (error: unknown): string => {
  const [word = ''] = error instanceof Error ? error.message.split(' ', 1) : [];
  if (/^[A-Z]{3,}$/.test(word)) return word;
  const inScript = /\b(OOM|NOAUTH|NOPERM|READONLY|MISCONF)\b/.exec(
    error instanceof Error ? error.message : '',
  );
  return inScript?.[1] ?? codeOf(error);
};

/** Errors that may pass: those of the connection, not refusals by Redis. */
const passing: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'LOADING',
];

/** Why a command can never work; undefined where Redis is only away for now, or the error is no refusal. */
export const refusalSentence = (error: unknown, { shown }: QueueAddress): string | undefined => {
  const code = refusalOf(error);
  const isRefusal = error instanceof Error && error.name === 'ReplyError';
  return isRefusal && !passing.includes(code) && /^(OOM|NOAUTH|WRONGPASS|NOPERM|MISCONF|READONLY)$/.test(code)
    ? say.refused(code, shown, String(error))
    : undefined;
};

const clientOptions = ({ host, port, db, username, password, tls }: QueueAddress) => ({
  host,
  port,
  db,
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  ...(tls && { tls }),
});

/** Connection options for BullMQ: wait for a Redis that is away, and soon try again. */
export const connectionTo = (address: QueueAddress) => ({
  ...clientOptions(address),
  maxRetriesPerRequest: null,
  retryStrategy: (times: number): number => Math.min(100 * times, 1000),
});

/** The libraries of the queue; nothing but the queue loads them. */
export const loadQueue = async (): Promise<Result<typeof BullMQ, string>> => {
  try {
    return ok(await import('bullmq'));
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND' || codeOf(error) === 'MODULE_NOT_FOUND')
      return err(say.notInstalled);
    throw error;
  }
};

const versionIn = (info: string): readonly number[] =>
  (/^redis_version:([\d.]+)/m.exec(info)?.[1] ?? '0').split('.').map(Number);

/** Whether a Redis is there that takes a queue; an error is a sentence. */
export const probe = async (address: QueueAddress): Promise<Result<undefined, string>> => {
  const { Redis } = await import('ioredis');
  const redis = new Redis({
    ...clientOptions(address),
    lazyConnect: true,
    connectTimeout: patience,
    commandTimeout: patience,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    enableOfflineQueue: false,
  });
  let heard: unknown;
  redis.on('error', (error: unknown) => {
    heard ??= error;
  });
  try {
    await redis.connect();
    const version = versionIn(await redis.info('server'));
    const [major = 0, minor = 0] = version;
    const isNew = major > leastVersion[0] || (major === leastVersion[0] && minor >= leastVersion[1]);
    if (!isNew) return err(say.tooOld(address.shown, version.join('.')));
    // A full Redis reports this only on a write.
    await redis.set('pipsmith:probe', '1', 'EX', 60);
    return ok(undefined);
  } catch (error) {
    const cause = heard ?? error;
    return err(say.refused(refusalOf(cause), address.shown, String(cause)));
  } finally {
    redis.disconnect();
  }
};
