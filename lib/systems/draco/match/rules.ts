import { createEngine, type Rules } from '../../../match/engine';
import type { MatchEvent } from './state/event';
import type { Flow, Game } from './state/game';
import type { About, Option } from './state/option';
import { copySituation, type Situation } from './state/situation';
import { drawFirstCard, setSlayer, setTree } from './turn/set-up';
import { actOn, nextTurn } from './turn/turns';

function* playStage(game: Game): Flow {
  switch (game.s.stage) {
    case 'slayers':
      yield* setSlayer(game);
      return;
    case 'trees':
      yield* setTree(game);
      return;
    case 'first-card':
      yield* drawFirstCard(game);
      return;
    case 'turn':
      nextTurn(game);
      return;
    case 'acting':
      yield* actOn(game);
  }
}

/** Plays on to the next point of rest. */
function* playOn(game: Game): Flow {
  const { s, host } = game;
  do yield* playStage(game);
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
