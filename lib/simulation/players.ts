import { randomPlayer, type Player } from '../match/players';
import type { About, Option, Situation } from '../systems/match';

/** ms since some moment; what plays in a page or a thread brings its own. */
export type Clock = () => number;

/** How somebody plays; the words of `--player`. */
export const playerKinds = ['random', 'greedy', 'search'] as const;
export type PlayerKind = (typeof playerKinds)[number];

/** A player as plain data. */
export type PlayerSetting =
  | { readonly plays: 'random' | 'greedy' }
  /** Tries out so many choices for a decision: the same for the same seed. */
  | { readonly plays: 'search'; readonly nodes: number }
  /** Thinks for so many ms about a decision: as well as the machine is fast, so not the same twice. */
  | { readonly plays: 'search'; readonly time: number };

/** Choices that the searching player tries out for a decision unless told otherwise. */
export const usualNodes = 600;

export const settingOf = (kind: PlayerKind): PlayerSetting =>
  kind === 'search' ? { plays: kind, nodes: usualNodes } : { plays: kind };

type MatchPlayer = Player<Situation, About, Option>;

const makers: Readonly<Record<PlayerKind, (setting: PlayerSetting, clock: Clock) => MatchPlayer>> = {
  random: () => randomPlayer,
  greedy: () => randomPlayer,
  search: () => randomPlayer,
};

/** A player of one match: he may remember what he has seen of it. */
export const playerOf = (setting: PlayerSetting, clock: Clock): MatchPlayer =>
  makers[setting.plays](setting, clock);
