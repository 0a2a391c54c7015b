import type { WorkerRate } from './rates';

/** How far a series is that is played by many. */
export interface QueueState {
  readonly played: number;
  readonly left: number;
  /** Chunks that lie on the queue or are being played. */
  readonly chunks: number;
  /** Chunks that were played again, as their worker was lost or failed. */
  readonly again: number;
  readonly workers: readonly WorkerRate[];
}

const escaped = (label: string): string =>
  label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const figure = (name: string, kind: 'gauge' | 'counter', help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines.map((line) => `${name}${line}`), ''].join(
    '\n',
  );

const byWorker = (workers: readonly WorkerRate[], of: (worker: WorkerRate) => number): readonly string[] =>
  workers.map((worker) => `{worker="${escaped(worker.name)}"} ${of(worker)}`);

/** The state in the text format of Prometheus, version 0.0.4. */
export const metricsText = ({ played, left, chunks, again, workers }: QueueState): string =>
  [
    figure('pipsmith_matches_played', 'gauge', 'Matches saved so far.', [` ${played}`]),
    figure('pipsmith_matches_left', 'gauge', 'Matches left to play.', [` ${left}`]),
    figure('pipsmith_chunks', 'gauge', 'Chunks waiting or being played.', [` ${chunks}`]),
    figure('pipsmith_chunks_again_total', 'counter', 'Chunks put back on the queue.', [` ${again}`]),
    figure(
      'pipsmith_worker_matches_total',
      'counter',
      'Matches received from a worker.',
      byWorker(workers, ({ matches }) => matches),
    ),
    figure(
      'pipsmith_worker_matches_per_second',
      'gauge',
      'Matches a worker plays per second, over the last minute.',
      byWorker(workers, ({ perSecond }) => Number(perSecond.toFixed(4))),
    ),
    figure(
      'pipsmith_worker_quiet_seconds',
      'gauge',
      'Seconds since the last message of a worker.',
      byWorker(workers, ({ quiet }) => Number(quiet.toFixed(1))),
    ),
  ].join('');
