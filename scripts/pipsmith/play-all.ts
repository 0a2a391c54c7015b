import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { err, ok, type Result } from '@/lib/result';
import {
  playOrder,
  type MatchOrder,
  type SeriesPlan,
  type SeriesProblem,
} from '@/lib/simulation/play-series';
import { opening } from '@/lib/systems/open';
import { inlineLess } from './inlining';
import { playOnThreads } from './match-threads';

export interface ThreadedPlan extends SeriesPlan {
  /** Threads that play; 0: none but this one. Left out: as many as pay off. */
  readonly threads?: number | undefined;
}

/**
 * ms after which to check whether threads pay off, and ms of remaining work from which on they do: the code is not
 * compiled yet by then, so the rest will take a third of the estimate; a thread has to warm up too.
 */
const trial = 400;
const worthwhile = 10_000;

/** Matches sent to a thread at once, in ms: the sending thread plays too, and checks after each match. */
const told = 200;

/** Plays matches here, one after the other, while `goesOn` says so before each. */
const playHere = async (
  orders: Iterable<MatchOrder>,
  { played, signal }: SeriesPlan,
  goesOn: () => boolean,
): Promise<Result<undefined, SeriesProblem>> => {
  for (const order of orders) {
    const match = await opening(() => playOrder(order, () => performance.now()));
    if (!match.ok) return err({ problem: 'broke-off', order, detail: match.error });
    played(order, match.value);
    // Lets Ctrl-C and messages through.
    await breathe();
    if (signal?.aborted) return err({ problem: 'stopped' });
    if (!goesOn()) break;
  }
  return ok(undefined);
};

/** Plays matches here and on threads at once; where one of the two breaks off, the other ends as well. */
const playTogether = async (
  orders: Iterable<MatchOrder>,
  threads: number,
  plan: SeriesPlan,
): Promise<Result<undefined, SeriesProblem>> => {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  plan.signal?.addEventListener('abort', end);
  const both = { ...plan, signal: stop.signal };
  const ended = async (
    part: Promise<Result<undefined, SeriesProblem>>,
  ): Promise<Result<undefined, SeriesProblem>> => {
    const result = await part;
    if (!result.ok) end();
    return result;
  };
  const parts = await Promise.all([
    ended(playOnThreads(orders, threads, both)),
    ended(playHere(orders, both, () => true)),
  ]);
  plan.signal?.removeEventListener('abort', end);
  const problems = parts.flatMap((part) => (part.ok ? [] : [part.error]));
  const problem = problems.find((one) => one.problem !== 'stopped') ?? problems[0];
  return problem ? err(problem) : ok(undefined);
};

/** A player who thinks long would keep Ctrl-C waiting. */
const thinks = ({ contest }: MatchOrder): boolean => contest.players.some(({ plays }) => plays === 'search');

/** Plays all the matches, on threads where there is much to play. What is played does not depend on how many there are. */
export const playAll = async (
  orders: readonly MatchOrder[],
  plan: ThreadedPlan,
): Promise<Result<undefined, SeriesProblem>> => {
  inlineLess();
  const cores = availableParallelism();
  const { threads, signal } = plan;
  if (threads !== undefined && threads > 0)
    return playOnThreads(orders, Math.min(threads, orders.length), plan);
  if (threads === undefined && orders.some(thinks))
    return playOnThreads(orders, Math.min(cores, orders.length), plan);
  if (signal?.aborted) return err({ problem: 'stopped' });
  const begun = performance.now();
  // An iterator, so that those who play together take from one row.
  const waiting = orders.values();
  let done = 0;
  const pace = (): number => (performance.now() - begun) / done;
  const isShort = (): boolean => {
    done += 1;
    if (cores < 2 || threads === 0) return true;
    return performance.now() - begun < trial || pace() * (orders.length - done) < worthwhile;
  };
  const here = await playHere(waiting, plan, isShort);
  if (!here.ok || done === orders.length) return here;
  const chunk = Math.min(50, Math.max(2, Math.round(told / pace())));
  return playTogether(waiting, cores - 1, { ...plan, chunk });
};
