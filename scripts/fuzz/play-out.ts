import { randomChoice } from '@/lib/match/players';
import { diceOf } from '@/lib/match/chance';
import { endOf, hashOfEnds } from '@/lib/simulation/ends';
import { matchEngine, randomPlan, situationOf } from '@/lib/systems/match';

/** What a stretch of random matches came to. */
export interface Stretch {
  /** Over the ends of all of them. */
  readonly hash: string;
  readonly decisions: number;
}

const playOne = (seed: number): { readonly end: string; readonly decisions: number } => {
  const dice = diceOf(seed);
  let { match } = matchEngine.begin(situationOf(randomPlan(seed)), seed);
  for (;;) {
    const request = matchEngine.pending(match);
    if (!request) return { end: endOf(match.base), decisions: match.made };
    const step = matchEngine.apply(match, randomChoice(request, dice));
    if (!step.ok) throw new Error(`seed ${seed}, decision ${match.made + 1}: ${step.error.refused}`);
    ({ match } = step.value);
  }
};

export type PlayOut = (from: number, to: number) => Stretch;

/** Plays random matches, of every scenario, map and skill, from one seed up to but not including another. */
export const playOut: PlayOut = (from, to) => {
  const played = Array.from({ length: to - from }, (_, at) => playOne(from + at));
  return {
    hash: hashOfEnds(played.map(({ end }) => end)),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
  };
};
