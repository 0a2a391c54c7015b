import { oncePer } from '../once-per';
import { err, ok, type Result } from '../result';
import { NotOpened } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import type { WorkerPool } from '../worker-pool/pool';
import type { Contest } from './contest';
import type { Clock } from './players';
import { playNth, type Played } from './series';

/** One match to be played: the n-th of a series. */
export interface MatchOrder {
  readonly contest: Contest;
  readonly nth: number;
}

/** Worker that plays matches. */
export interface MatchWorker {
  /** Plays matches; an error is a fault of the rules, with its message. */
  readonly play: (
    orders: readonly MatchOrder[],
  ) => readonly Result<Played, string>[] | Promise<readonly Result<Played, string>[]>;
}

/** Why matches were not all played. */
export type SeriesProblem<Order extends MatchOrder = MatchOrder> =
  /** A match broke off by a fault of the rules. */
  | { readonly problem: 'broke-off'; readonly order: Order; readonly detail: string }
  /** Workers were ended from outside, again and again. */
  | { readonly problem: 'workers-lost'; readonly detail: string }
  | { readonly problem: 'stopped' };

export interface SeriesPlan<Order extends MatchOrder = MatchOrder> {
  /** Called with each match as it ends, in any order. */
  readonly played: (order: Order, match: Played) => void;
  /** Called with a match that breaks off; the others go on. Left out: the series ends with it. */
  readonly brokeOff?: (order: Order, detail: string) => void;
  /** Called when a worker was lost and another one takes over. */
  readonly lost?: (detail: string) => void;
  /** Matches sent to a worker at once, 1 or more, so that it need not wait while the sender is busy. Left out: 1. */
  readonly chunk?: number | undefined;
  /** Asks for an end: unfinished matches are dropped, finished ones stay. */
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

/** Most sheets that a worker keeps: remembering what was read takes little, compared with reading it again. */
const mostSheets = 200;

/**
 * Orders that come as messages bring copies of their sheets: gives all of them the first copy of an equal one, so that what
 * has been read off it stays known.
 */
export const joinOrders = (): ((order: MatchOrder) => MatchOrder) => {
  const known = new Map<string, Sheet>();
  const joinSheet = (sheet: Sheet): Sheet => {
    const text = JSON.stringify(sheet);
    const first = known.get(text) ?? sheet;
    // Those that were asked for last stand last.
    known.delete(text);
    known.set(text, first);
    for (const oldest of known.keys()) {
      if (known.size <= mostSheets) break;
      known.delete(oldest);
    }
    return first;
  };
  const joinContest = oncePer((contest: Contest): Contest => ({
    ...contest,
    sheets: contest.sheets.map(joinSheet),
  }));
  return ({ contest, nth }) => ({ contest: joinContest(contest), nth });
};

/**
 * Plays matches on a pool of workers, which stays alive. Matches sent to a worker that was lost are played again.
 * @param workers how many should be busy at once
 */
export const playOnWorkers = async <Order extends MatchOrder>(
  pool: Pick<WorkerPool<MatchWorker>, 'run'>,
  workers: number,
  orders: Iterable<Order>,
  { played, brokeOff, lost: told, chunk = 1, signal }: SeriesPlan<Order>,
): Promise<Result<undefined, SeriesProblem<Order>>> => {
  const stop = new AbortController();
  const waiting = orders[Symbol.iterator]();
  const again: Order[] = [];
  const take = (): readonly Order[] => {
    const taken = again.splice(0, chunk);
    while (taken.length < chunk) {
      const next = waiting.next();
      if (next.done === true) break;
      taken.push(next.value);
    }
    return taken;
  };
  let lost = 0;
  let problem: SeriesProblem<Order> | undefined;
  const end = (why: SeriesProblem<Order>): void => {
    problem ??= why;
    stop.abort();
  };
  const onLost = (orders: readonly Order[], detail: string): void => {
    again.push(...orders);
    lost += 1;
    if (lost > mostLost) end({ problem: 'workers-lost', detail });
    else told?.(detail);
  };
  const see = (order: Order, match: Result<Played, string>): void => {
    if (match.ok) played(order, match.value);
    else if (brokeOff) brokeOff(order, match.error);
    else end({ problem: 'broke-off', order, detail: match.error });
  };
  const playOn = async (): Promise<void> => {
    while (!problem) {
      const taken = take();
      if (taken.length === 0) return;
      const ends = await pool.run(async (worker) => await worker.play(taken), { signal: stop.signal });
      if (!ends.ok) {
        if ('detail' in ends.error) onLost(taken, ends.error.detail);
        continue;
      }
      for (const [at, order] of taken.entries()) {
        const match = ends.value[at];
        if (match && !stop.signal.aborted) see(order, match);
      }
    }
  };
  const onAbort = (): void => end({ problem: 'stopped' });
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  await Promise.all(Array.from({ length: workers }, playOn));
  signal?.removeEventListener('abort', onAbort);
  return problem ? err(problem) : ok(undefined);
};
