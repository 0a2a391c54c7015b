import { createEngine, type Rules } from '../../../match/engine';
import type { MatchEvent } from './event';
import { gameOf } from './game';
import type { About, Option } from './option';
import { playEffects } from './effects/play';
import { copySituation, type Situation } from './situation';
import { playOn } from './turn/turns';
import type { Effect } from '../skills/effects/effect';
import type { Line } from './use';

/** The Living Rulebook, as the engine of matches plays it. */
export const livingRules: Rules<Situation, About, Option, MatchEvent> = {
  copy: copySituation,
  isOver: ({ outcome }) => outcome !== undefined,
  play: (situation, host) => {
    const game = gameOf(situation, host, (effects: readonly Effect[], line: Line) =>
      playEffects(game, effects, line),
    );
    return playOn(game);
  },
};

export const livingEngine = createEngine(livingRules);

/** Version of the rules as the match plays them; changes when the same choices would no longer play the same. */
export const rulesVersion = 'living 4';
