import { createEngine, type Rules } from '../../../match/engine';
import type { MatchEvent } from './state/event';
import { matchContext, type MatchContext } from './state/match-context';
import { scenarioOf } from './scenarios/scenario';
import type { About, Option } from './state/option';
import { playEffects } from './effects/play';
import { copySituation, type Situation } from './state/situation';
import { playOn } from './turn/turns';

/** The Living Rulebook, as the engine of matches plays it. */
export const livingRules: Rules<Situation, About, Option, MatchEvent> = {
  copy: copySituation,
  isOver: ({ outcome }) => outcome !== undefined,
  play: (situation, host, known) => {
    const parts: Pick<MatchContext, 'play' | 'scenario'> = {
      play: (effects, context) => playEffects(match, effects, context),
      scenario: scenarioOf(situation),
    };
    const match = matchContext(situation, host, parts, known);
    return playOn(match);
  },
};

export const livingEngine = createEngine(livingRules);

/** Version of the rules of play; changes when the same choices would play differently. */
export const rulesVersion = 'living 6';
