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

/** Fighters who have been activated this turn. */
const activated = ({ figures }: Situation): number =>
  figures.reduce((sum, { isActivated }) => sum + (isActivated ? 1 : 0), 0);

/** Valuations by which a player of the warband skirmish decides. */
export const warbandJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(lookAt(situation), player),
  prospect: (situation, player) => prospectFor(lookAt(situation), player),
  chance: (situation, player) => chanceFor(lookAt(situation), player),
  weigh: (request, view) => weigh(lookAt(view), request),
  reflex: (request, view) => reflex(lookAt(view), request),
  areAlike,
  // A turn has as many activations as fighters; looking a few of them ahead is looking a few turns of play ahead.
  moment: (situation) => situation.turn * (situation.figures.length + 1) + activated(situation),
  isSettled: ({ about: { about } }) => about === 'act' || about === 'activate' || about === 'set-up',
};
