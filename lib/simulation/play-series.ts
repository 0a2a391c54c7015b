import { err, ok, type Result } from '../result';
import { NotOpened } from '../systems/open';
import type { WorkerPool } from '../worker-pool/pool';
import type { Contest } from './contest';
import type { Clock } from './players';
import { playNth, type Played } from './series';

/** One match to be played: the n-th of a series. */
export interface MatchOrder {
  readonly contest: Contest;
  readonly nth: number;
}

/** What a worker that plays matches can do. */
export interface MatchWorker {
  /** Plays one match; an error is a fault of the rules, in the words of whoever stumbled. */
  readonly play: (order: MatchOrder) => Result<Played, string> | Promise<Result<Played, string>>;
}

/** Why matches were not all played. */
export type SeriesProblem =
  /** A match broke off by a fault of the rules. */
  | { readonly problem: 'broke-off'; readonly order: MatchOrder; readonly detail: string }
  /** Workers were ended from outside, again and again. */
  | { readonly problem: 'workers-lost'; readonly detail: string }
  | { readonly problem: 'stopped' };

export interface SeriesPlan {
  /** Is told of each match as it ends, in any order. */
  readonly played: (order: MatchOrder, match: Played) => void;
  /** Is told of a match that breaks off, and the others go on. Left out: the series ends with it. */
  readonly brokeOff?: (order: MatchOrder, detail: string) => void;
  /** Is told when a worker was lost and another one takes over. */
  readonly lost?: (detail: string) => void;
  /** Asks for an end: what is being played is left, what was played stays. */
  readonly signal?: AbortSignal | undefined;
}

/** How often workers may be lost before one gives up. */
const mostLost = 5;

/** Plays one match here. @throws NotOpened */
export const playOrder = ({ contest, nth }: MatchOrder, clock: Clock): Result<Played, string> => {
  try {
    const recorded = playNth(contest, nth, clock);
    return recorded.ok ? ok(recorded.value.played) : err(recorded.error.map(({ rule }) => rule).join(', '));
  } catch (error) {
    if (error instanceof NotOpened) throw error;
    return err(String(error));
  }
};

/**
 * Plays matches on a pool of workers, which lives on. A match whose worker is lost is played again.
 * @param workers how many of them are to be busy at once
 */
export const playOnWorkers = async (
  pool: Pick<WorkerPool<MatchWorker>, 'run'>,
  workers: number,
  orders: Iterable<MatchOrder>,
  { played, brokeOff, lost: told, signal }: SeriesPlan,
): Promise<Result<undefined, SeriesProblem>> => {
  const stop = new AbortController();
  const waiting = orders[Symbol.iterator]();
  const again: MatchOrder[] = [];
  const take = (): MatchOrder | undefined => {
    const lostOne = again.pop();
    if (lostOne) return lostOne;
    const next = waiting.next();
    return next.done === true ? undefined : next.value;
  };
  let lost = 0;
  let problem: SeriesProblem | undefined;
  const end = (why: SeriesProblem): void => {
    problem ??= why;
    stop.abort();
  };
  const onLost = (order: MatchOrder, detail: string): void => {
    again.push(order);
    lost += 1;
    if (lost > mostLost) end({ problem: 'workers-lost', detail });
    else told?.(detail);
  };
  const playOn = async (): Promise<void> => {
    while (!problem) {
      const order = take();
      if (!order) return;
      const match = await pool.run(async (worker) => await worker.play(order), { signal: stop.signal });
      if (!match.ok) {
        if ('detail' in match.error) onLost(order, match.error.detail);
      } else if (match.value.ok) played(order, match.value.value);
      else if (brokeOff) brokeOff(order, match.value.error);
      else end({ problem: 'broke-off', order, detail: match.value.error });
    }
  };
  const onAbort = (): void => end({ problem: 'stopped' });
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  await Promise.all(Array.from({ length: workers }, playOn));
  signal?.removeEventListener('abort', onAbort);
  return problem ? err(problem) : ok(undefined);
};
