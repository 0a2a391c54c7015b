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
import { playOnThreads } from './match-threads';

export interface ThreadedPlan extends SeriesPlan {
  /** Threads that play; 0: none but this one. Left out: as many as pay off. */
  readonly threads?: number | undefined;
}

/** ms after which it is seen whether threads pay off, and ms of work left from which on they do. */
const trial = 1500;
const worthwhile = 4000;

/**
 * Plays matches here, one after the other, for as long as `goesOn` says.
 * @returns what is left to play
 */
const playHere = async (
  orders: readonly MatchOrder[],
  { played, signal }: SeriesPlan,
  goesOn: (done: number) => boolean,
): Promise<Result<readonly MatchOrder[], SeriesProblem>> => {
  for (const [done, order] of orders.entries()) {
    if (signal?.aborted) return err({ problem: 'stopped' });
    if (!goesOn(done)) return ok(orders.slice(done));
    const match = await opening(() => playOrder(order, () => performance.now()));
    if (!match.ok) return err({ problem: 'broke-off', order, detail: match.error });
    played(order, match.value);
    // Lets Ctrl-C and messages through.
    await breathe();
  }
  return ok([]);
};

/** A player who thinks long would keep Ctrl-C waiting. */
const thinks = ({ contest }: MatchOrder): boolean => contest.players.some(({ plays }) => plays === 'search');

/** Plays all the matches, on threads where there is much to play. What is played does not depend on how many there are. */
export const playAll = async (
  orders: readonly MatchOrder[],
  plan: ThreadedPlan,
): Promise<Result<undefined, SeriesProblem>> => {
  const cores = availableParallelism();
  const begun = performance.now();
  const isShort = (done: number): boolean => {
    const spent = performance.now() - begun;
    return cores < 2 || spent < trial || (spent / done) * (orders.length - done) < worthwhile;
  };
  const { threads } = plan;
  if (threads !== undefined && threads > 0) return playOnThreads(orders, threads, plan);
  if (threads === undefined && orders.some(thinks)) return playOnThreads(orders, cores, plan);
  const left = await playHere(orders, plan, threads === 0 ? () => true : isShort);
  if (!left.ok) return left;
  return left.value.length === 0 ? ok(undefined) : playOnThreads(left.value, cores, plan);
};
