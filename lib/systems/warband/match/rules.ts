import { createEngine, type Rules } from '../../../match/engine';
import type { MatchEvent } from './state/event';
import { matchContext } from './state/match-context';
import type { About, Option } from './state/option';
import { scenarioPlays } from './scenarios/scenario-of';
import { copySituation, type Situation } from './state/situation';
import { playOn } from './turn/turns';

/** The warband skirmish, as the engine of matches plays it. */
export const warbandRules: Rules<Situation, About, Option, MatchEvent> = {
  copy: copySituation,
  isOver: ({ outcome }) => outcome !== undefined,
  play: (situation, host) => playOn(matchContext(situation, host, scenarioPlays[situation.setting.scenario])),
};

export const warbandEngine = createEngine(warbandRules);

/** Version of the rules of play; changes when the same choices would play differently. */
export const rulesVersion = 'warband 2';
