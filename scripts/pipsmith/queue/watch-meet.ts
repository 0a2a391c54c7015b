import { queueMessages } from '#words/messages/queue';
import { err, ok, type Result } from '@/lib/result';
import type { QueueState } from '@/lib/simulation/queue/metrics';
import { Rates } from '@/lib/simulation/queue/rates';
import { standingsOf } from '@/lib/simulation/tournament/table';
import type { Arguments, Options } from '../arguments';
import { progress } from '../progress';
import { numberOf } from '../series-call';
import { notify, visible } from '../terminal';
import type { Meet, PlayOrders } from '../tournament-play';
import { serveMetrics } from './metrics-server';
import { readAddress, type QueueAddress } from './redis';
import { watchPages } from './watch';

/** Options of what many machines play, and of watching it. */
export const watchOptions = {
  queue: { type: 'string' },
  chunk: { type: 'string' },
  watch: { type: 'boolean' },
  metrics: { type: 'string' },
} as const satisfies Options;

const matchesInChunk = { usual: 10, least: 1, most: 10_000 };

export interface QueueCall {
  readonly address: QueueAddress;
  /** Matches in a chunk. */
  readonly chunk: number;
}

/** The queue that a call names, if it names one; an error is a sentence. */
export const readQueueCall = (call: Arguments): Result<QueueCall | undefined, string> => {
  const given = call.value('queue');
  if (given === undefined) return call.has('chunk') ? err(queueMessages.needsQueue('chunk')) : ok(undefined);
  if (call.has('threads')) return err(queueMessages.notWithQueue);
  const chunk = numberOf(call, 'chunk', matchesInChunk);
  if (!chunk.ok) return chunk;
  const address = readAddress(given);
  return address.ok ? ok({ address: address.value, chunk: chunk.value }) : address;
};

/** Whether the queue is there and takes something; an error is a sentence. */
export const reachQueue = async ({ address }: QueueCall): Promise<Result<undefined, string>> => {
  const { loadQueue, probe } = await import('./redis');
  const loaded = await loadQueue();
  return loaded.ok ? probe(address) : loaded;
};

export interface WatchedMeet {
  /** Plays on the queue; undefined without one. */
  readonly orders: PlayOrders | undefined;
  readonly step: () => void;
  readonly end: () => Promise<void>;
}

const thisMachine = 'this machine';
const leading = 10;

/** Follows a tournament: a line of progress or a page, figures for Prometheus, and who played how much. */
export const watchMeet = async (
  args: Arguments,
  queue: QueueCall | undefined,
  meet: Meet,
  line: (done: number, all: number, secondsLeft: number | undefined) => string,
): Promise<Result<WatchedMeet, string>> => {
  const rates = new Rates(performance.now());
  const missing = meet.fixtures.filter((fixture) => !meet.tally.has(fixture)).length;
  let done = 0;
  let stands = { chunks: 0, again: 0 };
  const state = (): QueueState => ({
    played: meet.fixtures.length - missing + done,
    left: missing - done,
    ...stands,
    workers: rates.workers(performance.now()),
  });
  const metrics = await serveMetrics(args.value('metrics'), state);
  if (!metrics.ok) return metrics;
  if (metrics.value) notify(queueMessages.metricsAt(metrics.value.address));
  const names = new Map(meet.contestants.map(({ key, name }) => [key, visible(name)]));
  const page = (width: number): readonly string[] => {
    const keys = meet.contestants.map(({ key }) => key);
    const rows = standingsOf(meet.tally, keys).slice(0, leading);
    return queueMessages.watchPage(
      queue?.address.shown ?? thisMachine,
      state(),
      rows.map((row) => ({ ...row, name: names.get(row.key) ?? row.key })),
      width,
    );
  };
  const shown = args.has('watch')
    ? { step: () => undefined, end: watchPages(page).end }
    : progress(missing, line);
  const step = (): void => {
    done += 1;
    if (!queue) rates.add(thisMachine, 1, performance.now());
    shown.step();
  };
  const onQueue =
    (call: QueueCall): PlayOrders =>
    async (orders, plan) => {
      const { playOnQueue } = await import('./play-on-queue');
      return playOnQueue(orders, call.address, call.chunk, {
        ...plan,
        heard: ({ by, took, ends }) => rates.add(visible(by), ends.length, performance.now(), took),
        stands: (chunks, again) => {
          stands = { chunks, again };
        },
        told: (sentence) => notify(sentence),
      });
    };
  return ok({
    orders: queue && onQueue(queue),
    step,
    end: async () => {
      shown.end();
      await metrics.value?.close();
    },
  });
};
