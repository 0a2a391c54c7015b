import type { Figure } from './figure';
import type { Flow, Game } from './game';
import type { Action } from './option';
import type { Situation } from './situation';

/** What a scenario adds to the rules of play; one that adds nothing ends when one team is left. */
export interface ScenarioPlay {
  readonly phaseBegins: (game: Game) => Flow;
  readonly phaseEnds: (game: Game) => Flow;
  readonly turnEnds: (game: Game) => Flow;
  readonly actionEnds: (game: Game, figure: Figure) => Flow;
  readonly actionsOf: (game: Game, figure: Figure) => readonly Action[];
  readonly perform: (game: Game, figure: Figure, action: Extract<Action, { pick: 'scenario' }>) => Flow;
}

// eslint-disable-next-line
function* nothing(): Flow {}

/** Ends the match once at most one team has a hero that is not dead. */
function* lastStanding(game: Game): Flow {
  const left = new Set(
    game.s.figures
      .filter(({ kind, life }) => kind === 'hero' && (life === 'up' || life === 'down'))
      .map(({ team }) => team),
  );
  if (left.size > 1) return;
  const [winner] = left;
  game.s.outcome = { winner, because: 'last-standing' };
  game.host.tell({ told: 'end', winner, because: 'last-standing' });
}

export const carnage: ScenarioPlay = {
  phaseBegins: nothing,
  phaseEnds: nothing,
  turnEnds: lastStanding,
  actionEnds: nothing,
  actionsOf: () => [],
  perform: nothing,
};

export const scenarioOf = (_s: Situation): ScenarioPlay => carnage;
