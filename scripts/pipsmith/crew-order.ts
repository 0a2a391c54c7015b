import type { Contest } from '@/lib/simulation/contest';
import { playNth, type Played } from '@/lib/simulation/series';
import { err, ok, type Result } from '@/lib/result';

/** One match to be played: the n-th of a series. */
export interface Order {
  readonly contest: Contest;
  readonly nth: number;
}

/** What a thread says: it can be given orders, or what became of one. */
export type ThreadNews =
  | { readonly news: 'ready' }
  | { readonly news: 'played'; readonly match: Played }
  | { readonly news: 'broke-off'; readonly detail: string };

/** Why matches were not all played. */
export type CrewProblem =
  /** A match broke off by a fault of the rules. */
  | { readonly problem: 'broke-off'; readonly order: Order; readonly detail: string }
  /** Threads were ended from outside, again and again. */
  | { readonly problem: 'threads-lost'; readonly detail: string }
  | { readonly problem: 'stopped' };

export interface CrewPlan {
  /** Threads that play; 0: none but this one. Left out: as many as pay off. */
  readonly threads?: number | undefined;
  /** Is told of each match as it ends, in any order. */
  readonly played: (order: Order, match: Played) => void;
  /** Is told when a thread was lost and another one takes over. */
  readonly lost?: (detail: string) => void;
  /** Asks for an end: what is being played is left, what was played stays. */
  readonly signal?: AbortSignal | undefined;
}

/** Plays one match here; an error is a fault of the rules, in the words of whoever stumbled. */
export const playOrder = ({ contest, nth }: Order): Result<Played, string> => {
  try {
    const recorded = playNth(contest, nth, () => performance.now());
    return recorded.ok ? ok(recorded.value.played) : err(recorded.error.map(({ rule }) => rule).join(', '));
  } catch (error) {
    return err(String(error));
  }
};
