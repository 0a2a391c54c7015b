import { silentHost, type Judge } from '../../../../match/playing/judge';
import { matchContext, type MatchContext } from '../state/match-context';
import type { About, Option } from '../state/option';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Situation } from '../state/situation';
import { areAlike } from '../../../../skirmish/players/weighing';
import { reflex, weigh } from './weigh';
import { chanceFor, prospectFor, worthFor } from './worth';

/** A read-only match. */
export const lookAt = (situation: Situation): MatchContext =>
  matchContext(situation, silentHost, scenarioPlays[situation.setting.scenario]);

/** The team of a player: that of his first hero. */
const teamOf = ({ setting }: Situation, player: number): number =>
  setting.teams[setting.players.indexOf(player)] ?? player;

/** Knowledge of the first edition that its computer players judge by. */
export const firstJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(lookAt(situation), teamOf(situation, player)),
  prospect: (situation, player) => prospectFor(lookAt(situation), teamOf(situation, player)),
  chance: (situation, player) => chanceFor(lookAt(situation), teamOf(situation, player)),
  weigh: (request, view) => weigh(lookAt(view), request),
  reflex: (request, view) => reflex(lookAt(view), request),
  areAlike,
  moment: ({ round, order, turn }) => round * (order.length + 1) + turn + 1,
  isSettled: ({ about }) => about.about === 'act',
};
