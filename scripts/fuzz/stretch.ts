import { hashOfEnds } from '@/lib/simulation/series';
import { fuzzedGames, type FuzzedId } from './games';

/** Result of a stretch of random matches. */
export interface Stretch {
  /** Over the ends of all of them. */
  readonly hash: string;
  readonly decisions: number;
}

export type PlayStretch = (game: FuzzedId, from: number, to: number) => Stretch;

/** Plays random matches, of every scenario, map and skill of a game, from one seed up to but not including another. */
export const playStretch: PlayStretch = (game, from, to) => {
  const played = Array.from({ length: to - from }, (_, at) => fuzzedGames[game].play(from + at));
  return {
    hash: hashOfEnds(played.map(({ end }) => end)),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
  };
};
