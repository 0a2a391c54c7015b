import { stir } from '../chance';
import type { Ahead } from '../ahead';
import type { Engine } from '../engine';
import type { Player, Turn } from '../players';
import type { Choice } from '../request';
import { follow, promises, type GreedyOptions } from './greedy';
import { rateOf, type Judge } from './judge';

/**
 * How long a player may think about a decision: this many choices tried out, where easy decisions leave
 * theirs to hard ones, or until a clock says stop.
 */
export type Budget = { readonly nodes: number } | { readonly until: () => () => boolean };

export interface SearchOptions extends GreedyOptions {
  readonly budget: Budget;
  /** A future is judged at the start of the turn this many turns later. */
  readonly turns: number;
}

/** Settled requests of one future at most. */
const mostSettled = 60;

/** Plays a match that is thought on by reflex, all sides alike, until a moment has come; how many choices that took. */
export const playAhead = <S, A, O>(
  judge: Judge<S, A, O>,
  ahead: Ahead<S, A, O>,
  first: Choice,
  until: number,
): number => {
  let nodes = follow(judge, ahead, first).steps;
  for (let left = mostSettled; left > 0; left -= 1) {
    if (judge.moment(ahead.look()) >= until) break;
    const request = ahead.pending();
    if (!request) break;
    nodes += follow(judge, ahead, judge.reflex(request, ahead.look())).steps;
  }
  return nodes;
};

/** Answers worth trying: the most promising that differ, and what comes by reflex, since futures count on it. */
export const candidates = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  turn: Turn<S, A, O>,
  options: GreedyOptions,
): readonly Choice[] => {
  const chosen: Choice[] = [];
  const add = (choice: Choice): void => {
    if (!chosen.some((other) => other === choice || judge.areAlike(other, choice))) chosen.push(choice);
  };
  const promising = [...promises(engine, judge, turn, options)].sort((a, b) => rateOf(b) - rateOf(a));
  for (const { choice } of promising) if (chosen.length < options.most) add(choice);
  add(judge.reflex(turn.request, turn.view()));
  return chosen;
};

/** An answer that may be better than the first one: by how much it was in the futures so far. */
interface Rival {
  readonly choice: Choice;
  sum: number;
  squares: number;
}

/** Futures before another answer may be taken, and before one is dropped: some futures are rare, and count. */
const fewestFutures = 6;
const fewestToDrop = 12;
/** Standard errors an answer must lead by to be taken, or trail by to be dropped. */
const sure = 1;
const hopeless = 1.5;
/** Assumed variance before any is measured. */
const leastSpread = 0.002;
/** Decisions whose nodes may be saved up. */
const mostSaved = 3;
/** Lead that an answer needs. */
const leastLead = 0.02;

/** Lead of an answer over the first one: lower and upper bound. */
const leadOf = (
  { sum, squares }: Rival,
  futures: number,
): { readonly least: number; readonly most: number } => {
  const mean = sum / futures;
  const spread = Math.max(0, squares - sum * mean) / Math.max(1, futures - 1);
  const doubt = Math.sqrt((spread + leastSpread) / futures);
  return { least: mean - sure * doubt, most: mean + hopeless * doubt };
};

/**
 * Monte-Carlo: the answer of a greedy player is compared with the other promising ones, each in the same imagined
 * futures, which are played on by reflex for a while. Answers that are no better are dropped on the way, so that time
 * goes to the close ones; another answer is taken only if it has been better beyond doubt. With a budget of nodes the
 * same dice give the same answer; with a clock it depends on the machine.
 */
export const searchingPlayer = <S extends object, A, O, E>(
  engine: Engine<S, A, O, E>,
  judge: Judge<S, A, O>,
  options: SearchOptions,
): Player<S, A, O> => {
  const { budget, turns } = options;
  let saved = 0;
  const choose = (turn: Turn<S, A, O>): Choice => {
    const { by, dice } = turn;
    // By the clock it is a part of the thinking to look for what is worth it.
    const isOut =
      'until' in budget ? budget.until() : (spent: number): boolean => spent >= budget.nodes + saved;
    const [first, ...others] = candidates(engine, judge, turn, options);
    if (first === undefined) throw new RangeError('The judge found no answer.');
    const thinking = { request: turn.request, isEnough: judge.isSettledAt };
    const seed = dice(0x7fffffff);
    const until = judge.moment(turn.view()) + turns;
    let nodes = 0;
    const valueOf = (choice: Choice, future: number): number => {
      const ahead = engine.ahead(turn.imagine(stir(seed, future) >>> 0), thinking);
      nodes += playAhead(judge, ahead, choice, until);
      return judge.prospect(ahead.look(), by);
    };
    let rivals: readonly Rival[] = others.map((choice) => ({ choice, sum: 0, squares: 0 }));
    let futures = 0;
    while (rivals.length > 0 && !isOut(nodes)) {
      const usual = valueOf(first, futures + 1);
      const leadsNow: number[] = [];
      for (const { choice } of rivals) {
        // By the clock, a future that is not over in time is left out: a single one may take long.
        if ('until' in budget && isOut(nodes)) break;
        leadsNow.push(valueOf(choice, futures + 1) - usual);
      }
      if (leadsNow.length < rivals.length) break;
      futures += 1;
      for (const [at, rival] of rivals.entries()) {
        const lead = leadsNow[at] ?? 0;
        rival.sum += lead;
        rival.squares += lead * lead;
      }
      if (futures < fewestToDrop) continue;
      const leads = rivals.map((rival) => leadOf(rival, futures));
      const bar = Math.max(leastLead, ...leads.map(({ least }) => least));
      rivals = rivals.filter((_, at) => (leads[at]?.most ?? 0) > bar);
    }
    if ('nodes' in budget) saved = Math.min(mostSaved * budget.nodes, saved + budget.nodes - nodes);
    if (futures < fewestFutures) return first;
    let best = first;
    let lead = leastLead;
    for (const rival of rivals) {
      const { least } = leadOf(rival, futures);
      if (least > lead) [best, lead] = [rival.choice, least];
    }
    return best;
  };
  return { choose };
};
