import { stir } from '../chance';
import type { Engine, Match } from '../engine';
import type { Player } from '../players';
import type { Choice } from '../request';
import { bestOf, follow, promises, type GreedyOptions } from './greedy';
import { rateOf, type Judge } from './judge';

/** How long one may think about a decision: so many choices tried out, or until a clock says so. */
export type Budget = { readonly nodes: number } | { readonly until: () => () => boolean };

export interface SearchOptions extends GreedyOptions {
  readonly budget: Budget;
  /** A future is judged at the beginning of the turn that comes so many turns later. */
  readonly turns: number;
}

interface Tried {
  readonly choice: Choice;
  /** The first impression, and the worth of all futures so far. */
  readonly promise: number;
  sum: number;
}

/** Settled requests of one future at most. */
const mostSettled = 30;

/** Plays an imagined match on by reflex, all sides alike, until a moment has come. */
const playAhead = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  from: Match<S>,
  first: Choice,
  until: number,
): { readonly match: Match<S>; readonly nodes: number } => {
  let { match, steps: nodes } = follow(engine, judge, from, first);
  for (let left = mostSettled; left > 0; left -= 1) {
    const request = engine.pending(match);
    const now = engine.look(match);
    if (!request || judge.moment(now) >= until) break;
    const next = follow(engine, judge, match, judge.reflex(request, now));
    match = next.match;
    nodes += next.steps;
  }
  return { match, nodes };
};

/** How many futures the first impression counts for. */
const firstImpression = 2;

/**
 * Monte-Carlo: what a greedy player would think of first is tried in the same imagined futures, which are played on by
 * reflex for a while; the worse half is dropped again and again (sequential halving), so that most of the time goes to
 * what is close. With a budget of nodes the same dice give the same answer; with a clock it depends on the machine.
 */
export const searchingPlayer = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  options: SearchOptions,
): Player<S, A, O> => ({
  choose: (turn) => {
    const { by, dice } = turn;
    const { budget, most, turns } = options;
    const first = [...promises(engine, judge, turn, options)]
      .sort((a, b) => rateOf(b) - rateOf(a))
      .slice(0, most);
    if (first.length === 1) return bestOf(first).choice;
    const seed = dice(0x7fffffff);
    const until = judge.moment(turn.view()) + turns;
    const isOut = 'until' in budget ? budget.until() : undefined;
    const share = 'nodes' in budget ? budget.nodes / Math.ceil(Math.log2(first.length)) : Infinity;
    let left: readonly Tried[] = first.map((one) => ({ choice: one.choice, promise: rateOf(one), sum: 0 }));
    let future = 0;
    while (left.length > 1 && isOut?.() !== true) {
      let nodes = 0;
      do {
        future += 1;
        for (const one of left) {
          const from = turn.imagine(stir(seed, future) >>> 0);
          const ahead = playAhead(engine, judge, from, one.choice, until);
          one.sum += judge.prospect(engine.look(ahead.match), by);
          nodes += ahead.nodes;
        }
      } while (isOut ? !isOut() : nodes < share);
      const score = ({ promise, sum }: Tried): number =>
        (sum + firstImpression * promise) / (future + firstImpression);
      left = [...left].sort((a, b) => score(b) - score(a)).slice(0, Math.ceil(left.length / 2));
    }
    return (left[0] ?? bestOf(first)).choice;
  },
});
