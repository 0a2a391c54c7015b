import type { ChunkFault } from '@/lib/simulation/queue/chunk';
import type { QueueState } from '@/lib/simulation/queue/metrics';
import type { Standing } from '@/lib/simulation/tournament/table';
import { columns, count, timeLeft } from '@/lib/language/en';

const whole = new Intl.NumberFormat('en-GB');

/** What keeps Redis from its work, by the first word of its own message or the system's code. */
const refusals: Readonly<Record<string, (at: string) => string>> = {
  ECONNREFUSED: (at) => `Nobody answers at ${at}: start Redis there (redis-server), or correct --queue.`,
  ENOTFOUND: (at) => `The machine of ${at} is not known: correct --queue.`,
  EAI_AGAIN: (at) => `The machine of ${at} cannot be looked up now: check the network, or correct --queue.`,
  EHOSTUNREACH: (at) => `No way leads to ${at}: check the network, or correct --queue.`,
  ENETUNREACH: (at) => `No way leads to ${at}: check the network, or correct --queue.`,
  ETIMEDOUT: (at) => `${at} does not answer: check the network and its firewall, or correct --queue.`,
  NOAUTH: (at) => `Redis at ${at} asks for a password: --queue redis://:PASSWORD@host.`,
  WRONGPASS: (at) =>
    `Redis at ${at} refuses this name or password: correct --queue redis://NAME:PASSWORD@host.`,
  NOPERM: (at) =>
    `Redis at ${at} does not allow this user what a queue needs; give it all commands on keys bull:*.`,
  OOM: (at) => `Redis at ${at} is full: raise its maxmemory, or remove what else it holds.`,
  MISCONF: (at) => `Redis at ${at} can no longer write to its disk: make room there.`,
  READONLY: (at) => `Redis at ${at} is a replica and takes nothing: name its primary.`,
  NOREPLICAS: (at) => `Redis at ${at} waits for replicas and takes nothing.`,
  LOADING: (at) => `Redis at ${at} is still loading what it keeps: try again in a moment.`,
};

const ofChunk = { version: 'version', engine: 'engine', rules: 'rules' } as const;

const chunkFault = (fault: ChunkFault): string =>
  fault.fault === 'no-chunk'
    ? `What lies on the queue is no chunk of matches (“${fault.field}”).`
    : `The matches on the queue are of ${ofChunk[fault.of]} “${fault.is}”, and this worker plays “${fault.here}”: bring both to the same version of Pipsmith.`;

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
          ['Worker', 'Matches', 'A second', 'Heard of'],
          ...state.workers.map(({ name, matches, perSecond, quiet }) => [
            name,
            whole.format(matches),
            rate(perSecond),
            `${Math.round(quiet)} s ago`,
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
        `${(score * 100).toFixed(1)} %`,
        whole.format(matches),
      ]),
    ],
    [1],
  );

/** s until the end at this pace; undefined while there is none. */
const left = (state: QueueState): number | undefined => {
  const perSecond = state.workers.reduce((sum, worker) => sum + worker.perSecond, 0);
  return perSecond > 0 ? state.left / perSecond : undefined;
};

/** How a series stands, for a terminal: a line for each row. */
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
    `${bar(share, Math.max(10, Math.min(40, width - 10)))} ${(share * 100).toFixed(1)} %`,
    `${whole.format(state.played)} of ${whole.format(all)} matches, ${rate(perSecond)} a second${timeLeft(left(state))}`,
    `${count(state.chunks, 'chunk')} under way, ${state.again} played again`,
    '',
    ...workersTable(state),
    ...(leading.length > 0 ? ['', ...standingsTable(leading)] : []),
  ];
};

/** What is said of matches that several machines play; only what uses a queue loads it. */
export const queueMessages = {
  badQueue: (text: string): string =>
    `--queue is “${text}”, and must be the address of a Redis, such as redis://localhost:6379.`,
  queueMissing: 'Say where the queue is: --queue redis://host.',
  noOperands: 'This command takes no file.',
  needsQueue: (option: string): string => `--${option} is about the queue; give --queue too.`,
  notWithQueue: '--threads is about this machine; with --queue the workers have it.',
  notInstalled: 'The queue needs the packages bullmq and ioredis: run npm ci in the folder of Pipsmith.',
  refused: (code: string, at: string, detail: string): string =>
    refusals[code]?.(at) ?? `Redis at ${at} cannot be used (${detail}).`,
  tooOld: (at: string, version: string): string =>
    `Redis at ${at} is version ${version}, and a queue needs 6.2 or newer.`,
  isGone: (at: string): string =>
    `Redis at ${at} no longer answers. What was written stays; it goes on when Redis does.`,
  isBack: (at: string): string => `Redis at ${at} answers again.`,
  waits: (name: string, threads: number, at: string): string =>
    `${name} plays what comes from ${at}, on ${count(threads, 'thread')}. Ctrl-C ends it.`,
  ended: (matches: number): string =>
    `Ended after ${whole.format(matches)} ${matches === 1 ? 'match' : 'matches'}. What was being played goes to another worker.`,
  workerProgress: (matches: number, perSecond: number): string =>
    `${whole.format(matches)} matches, ${rate(perSecond)} a second`,
  chunkFault,
  workerRefused: (by: string, sentence: string): string => `Worker ${by} was refused. ${sentence}`,
  workerRefuses: (by: string, times: number, sentence: string): string =>
    `Worker ${by} has refused ${times} times and nobody else plays. ${sentence}`,
  noResult: 'what came back is no result of this chunk',
  chunkFailed: (detail: string): string => `A chunk failed (${detail}) and is put on the queue again.`,
  chunksFailed: (detail: string): string => `A chunk failed again and again (${detail}).`,
  noWorkers: (at: string): string =>
    `Nobody plays yet: start workers with pipsmith worker --queue ${at}, here or on other machines.`,
  badPort: (port: string): string => `--metrics is “${port}”, and must be a free port from 1 to 65535.`,
  portTaken: (port: number, code: string): string => `Port ${port} of --metrics cannot be used (${code}).`,
  metricsAt: (address: string): string => `Figures for Prometheus are at ${address}.`,
  watchPage,
};
