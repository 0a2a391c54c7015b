import type { Figure } from './figure';
import type { Flow, Game } from './game';
import type { Action } from './option';
import type { Situation } from './situation';

/** What a scenario adds to the rules of play; one that adds nothing ends when one team is left. */
export interface ScenarioPlay {
  readonly phaseBegins: (game: Game) => Flow | undefined;
  readonly phaseEnds: (game: Game) => Flow | undefined;
  readonly turnEnds: (game: Game) => Flow | undefined;
  readonly actionEnds: (game: Game, figure: Figure) => Flow | undefined;
  readonly actionsOf: (game: Game, figure: Figure) => readonly Action[];
  readonly perform: (
    game: Game,
    figure: Figure,
    action: Extract<Action, { pick: 'scenario' }>,
  ) => Flow | undefined;
}

const nothing = (): undefined => undefined;

/** Ends the match once at most one team has a hero that is not dead. */
const lastStanding = (game: Game): undefined => {
  const left = new Set(
    game.s.figures
      .filter(({ kind, life }) => kind === 'hero' && (life === 'up' || life === 'down'))
      .map(({ team }) => team),
  );
  if (left.size > 1) return undefined;
  const [winner] = left;
  game.s.outcome = { winner, because: 'last-standing' };
  game.host.tell({ told: 'end', winner, because: 'last-standing' });
  return undefined;
};

const carnage: ScenarioPlay = {
  phaseBegins: nothing,
  phaseEnds: nothing,
  turnEnds: lastStanding,
  actionEnds: nothing,
  actionsOf: () => [],
  perform: nothing,
};

const plays: Readonly<Record<string, ScenarioPlay>> = {};

/** What the scenario of a match adds; one that adds nothing of its own ends when one team is left. */
export const scenarioOf = ({ setting }: Situation): ScenarioPlay => plays[setting.scenario] ?? carnage;
