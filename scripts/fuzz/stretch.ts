import { playOut, randomPlayer } from '@/lib/match/players';
import { endOf, hashOfEnds } from '@/lib/simulation/ends';
import { randomPlan, situationOf } from '@/lib/systems/living/match/testing/random-match';
import { livingEngine as matchEngine } from '@/lib/systems/living/match/rules';

/** What a stretch of random matches came to. */
export interface Stretch {
  /** Over the ends of all of them. */
  readonly hash: string;
  readonly decisions: number;
}

/** Choices that no match comes to: the bound on phases ends it before. */
const limit = 20_000;

export type PlayStretch = (from: number, to: number) => Stretch;

/** Plays random matches, of every scenario, map and skill, from one seed up to but not including another. */
export const playStretch: PlayStretch = (from, to) => {
  const played = Array.from({ length: to - from }, (_, at) => {
    const seed = from + at;
    const { match } = matchEngine.begin(situationOf(randomPlan(seed)), seed);
    const players = match.base.setting.teams.map(() => randomPlayer);
    return playOut(matchEngine, match, players, { seed, limit });
  });
  return {
    hash: hashOfEnds(played.map(({ match }) => endOf(match.base))),
    decisions: played.reduce((sum, { choices }) => sum + choices.length, 0),
  };
};
