import type { ChunkFault } from '@/lib/simulation/queue/chunk';
import type { QueueState } from '@/lib/simulation/queue/metrics';
import type { Standing } from '@/lib/simulation/tournament/table';
import { count, plural, timeLeft } from '#words/language/words';
import { columns } from '@/lib/language/columns';

const whole = new Intl.NumberFormat('en-GB');

/** Faults of Redis, by the first word of its message or the system's code. */
const refusals: Readonly<Record<string, (at: string) => string>> = {
  ECONNREFUSED: (at) => `Nothing answers at ${at}. Start Redis there (redis-server), or correct --queue.`,
  ENOTFOUND: (at) => `The host of ${at} is unknown. Correct --queue.`,
  EAI_AGAIN: (at) => `The host of ${at} can’t be looked up right now. Check the network, or correct --queue.`,
  EHOSTUNREACH: (at) => `${at} can’t be reached. Check the network, or correct --queue.`,
  ENETUNREACH: (at) => `${at} can’t be reached. Check the network, or correct --queue.`,
  ETIMEDOUT: (at) => `${at} doesn’t answer. Check the network and its firewall, or correct --queue.`,
  NOAUTH: (at) => `Redis at ${at} needs a password: --queue redis://:PASSWORD@host.`,
  WRONGPASS: (at) =>
    `Redis at ${at} doesn’t accept this name or password. Correct --queue redis://NAME:PASSWORD@host.`,
  NOPERM: (at) => `Redis at ${at} doesn’t give this user enough rights. Allow all commands on keys bull:*.`,
  OOM: (at) => `Redis at ${at} is full. Raise its maxmemory, or delete other data.`,
  MISCONF: (at) => `Redis at ${at} can’t write to its disk. Free up some space there.`,
  READONLY: (at) => `Redis at ${at} is a read-only replica. Use the address of its primary.`,
  NOREPLICAS: (at) => `Redis at ${at} is waiting for its replicas and accepts nothing until they’re back.`,
  LOADING: (at) => `Redis at ${at} is still loading. Try again in a moment.`,
};

const ofChunk = { version: 'version', engine: 'engine', rules: 'rules' } as const;

const chunkFault = (fault: ChunkFault): string =>
  fault.fault === 'no-chunk'
    ? `The queue holds something that isn’t a chunk of matches (“${fault.field}”).`
    : `The matches in the queue need ${ofChunk[fault.of]} “${fault.is}”; this worker has “${fault.here}”. Use the same version of Pipsmith on both.`;

const bar = (share: number, width: number): string => {
  const full = Math.round(share * width);
  return '█'.repeat(full) + '░'.repeat(width - full);
};

const rate = (perSecond: number): string => perSecond.toFixed(perSecond < 10 ? 2 : 1);

const workersTable = (state: QueueState): readonly string[] =>
  state.workers.length === 0
    ? ['No worker has sent anything yet.']
    : columns(
        [
          ['Worker', 'Matches', 'Per second', 'Last seen'],
          ...state.workers.map(({ name, matches, perSecond, quiet }) => [
            name,
            whole.format(matches),
            rate(perSecond),
            `${Math.round(quiet)}\u00a0s ago`,
          ]),
        ],
        [0],
      );

const standingsTable = (rows: readonly (Standing & { readonly name: string })[]): readonly string[] =>
  columns(
    [
      ['', 'Leading', 'Score', 'Matches'],
      ...rows.map(({ place, name, score, matches }) => [
        String(place),
        name,
        `${(score * 100).toFixed(1)}\u00a0%`,
        whole.format(matches),
      ]),
    ],
    [1],
  );

/** Seconds until the end at this pace; undefined while no worker plays. */
const left = (state: QueueState): number | undefined => {
  const perSecond = state.workers.reduce((sum, worker) => sum + worker.perSecond, 0);
  return perSecond > 0 ? state.left / perSecond : undefined;
};

/** Progress of a series for a terminal, one line per row. */
const watchPage = (
  heading: string,
  state: QueueState,
  leading: readonly (Standing & { readonly name: string })[],
  width: number,
): readonly string[] => {
  const all = state.played + state.left;
  const share = all === 0 ? 1 : state.played / all;
  const perSecond = state.workers.reduce((sum, worker) => sum + worker.perSecond, 0);
  return [
    heading,
    '',
    `${bar(share, Math.max(10, Math.min(40, width - 10)))} ${(share * 100).toFixed(1)}\u00a0%`,
    `${whole.format(state.played)} of ${whole.format(all)} matches, ${rate(perSecond)} per second${timeLeft(left(state))}`,
    `${count(state.chunks, 'chunk')} in progress, ${state.again} repeated`,
    '',
    ...workersTable(state),
    ...(leading.length > 0 ? ['', ...standingsTable(leading)] : []),
  ];
};

/** Sentences of the queue; loaded with it. */
export const queueMessages = {
  badQueue: (text: string): string =>
    `--queue is “${text}” but must be the address of a Redis server, for example redis://localhost:6379.`,
  queueMissing: 'Name the queue: --queue redis://host.',
  noOperands: 'This command takes no file.',
  needsQueue: (option: string): string => `--${option} needs --queue.`,
  notWithQueue: '--threads doesn’t work with --queue; set it on the workers.',
  notInstalled: 'The queue needs the packages bullmq and ioredis. Run npm ci in Pipsmith’s folder.',
  refused: (code: string, at: string, detail: string): string =>
    refusals[code]?.(at) ?? `Pipsmith can’t use Redis at ${at} (${detail}).`,
  tooOld: (at: string, version: string): string =>
    `Redis at ${at} is version ${version}; the queue needs 6.2 or newer.`,
  isGone: (at: string): string =>
    `Redis at ${at} stopped answering. Results so far are safe; play continues once Redis is back.`,
  isBack: (at: string): string => `Redis at ${at} answers again.`,
  waits: (name: string, threads: number, at: string): string =>
    `${name} plays matches from ${at} on ${count(threads, 'thread')}. Stop it with Ctrl-C.`,
  ended: (matches: number): string =>
    `Stopped after ${whole.format(matches)} ${plural(matches, 'match', 'matches')}. Another worker will take over the ones still running.`,
  workerProgress: (matches: number, perSecond: number): string =>
    `${whole.format(matches)} matches, ${rate(perSecond)} per second`,
  chunkFault,
  workerRefused: (by: string, sentence: string): string => `Worker ${by} was refused. ${sentence}`,
  workerRefuses: (by: string, times: number, sentence: string): string =>
    `Worker ${by} has refused ${times} times and no other worker is playing. ${sentence}`,
  noResult: 'the answer isn’t a result of this chunk',
  chunkFailed: (detail: string): string => `A chunk failed (${detail}) and goes back on the queue.`,
  chunksFailed: (detail: string): string => `A chunk keeps failing (${detail}).`,
  noWorkers: (at: string): string =>
    `No workers yet. Start some with pipsmith worker --queue ${at}, here or on other machines.`,
  badPort: (port: string): string => `--metrics is “${port}” but must be a free port from 1 to 65535.`,
  portTaken: (port: number, code: string): string =>
    `Pipsmith can’t use port ${port} for --metrics (${code}).`,
  metricsAt: (address: string): string => `Metrics for Prometheus are at ${address}.`,
  watchPage,
};
