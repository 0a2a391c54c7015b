import { createEngine, type Rules } from '../../../match/engine';
import type { MatchEvent } from './state/event';
import type { Flow, MatchContext } from './state/match-context';
import type { About, Option } from './state/option';
import { copySituation, type Situation } from './state/situation';
import { drawFirstCard, setSlayer, setTree } from './turn/set-up';
import { actOn, nextTurn } from './turn/turns';

function* playStage(match: MatchContext): Flow {
  switch (match.s.stage) {
    case 'slayers':
      yield* setSlayer(match);
      return;
    case 'trees':
      yield* setTree(match);
      return;
    case 'first-card':
      yield* drawFirstCard(match);
      return;
    case 'turn':
      nextTurn(match);
      return;
    case 'acting':
      yield* actOn(match);
  }
}

/** Plays on to the next point of rest. */
function* playOn(match: MatchContext): Flow {
  const { s, host } = match;
  do yield* playStage(match);
  while (!s.outcome && s.stage === 'turn');
  if (s.outcome) host.emit({ told: 'end', winner: s.outcome.winner, because: s.outcome.because });
}

/** Hic est Draco, as the engine of matches plays it. */
const dracoRules: Rules<Situation, About, Option, MatchEvent> = {
  copy: copySituation,
  isOver: ({ outcome }) => outcome !== undefined,
  play: (s, host) => playOn({ s, host }),
};

export const dracoEngine = createEngine(dracoRules);

/** Version of the rules of play; changes when the same choices would play differently. */
export const rulesVersion = 'draco 3';
