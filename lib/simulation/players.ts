import { randomPlayer, type Player } from '../match/players';
import { greedyPlayer } from '../match/playing/greedy';
import { searchingPlayer, type Budget } from '../match/playing/search';
import type { About, MatchPart, Option, Situation } from '../systems/match-part';
import { matchPartOf } from './contest';
import { type PlayerSetting, usualNodes, type PlayerKind } from './player-setting';

/** ms since some moment; what plays in a page or a thread brings its own. */
export type Clock = () => number;

type MatchPlayer = Player<Situation, About, Option>;

/** Thinks for this many ms, checked again and again. */
const untilTime = (time: number, clock: Clock) => (): (() => boolean) => {
  const end = clock() + time;
  return () => clock() >= end;
};

const budgetOf = (setting: PlayerSetting, clock: Clock): Budget =>
  'time' in setting
    ? { until: untilTime(setting.time, clock) }
    : { nodes: 'nodes' in setting ? setting.nodes : usualNodes };

/** How answers that cannot be reckoned are tried out. */
const greedy = { tries: 4, most: 6 };

const makers: Readonly<
  Record<PlayerKind, (part: MatchPart, setting: PlayerSetting, clock: Clock) => MatchPlayer>
> = {
  random: () => randomPlayer,
  greedy: ({ engine, judge }) => greedyPlayer(engine, judge, greedy),
  search: ({ engine, judge }, setting, clock) =>
    searchingPlayer(engine, judge, {
      ...greedy,
      budget: budgetOf(setting, clock),
      turns: 3,
    }),
};

/** A player of one match of a game, who may remember what they have seen of it. */
export const playerOf = (system: string, setting: PlayerSetting, clock: Clock): MatchPlayer =>
  makers[setting.plays](matchPartOf(system), setting, clock);
