import { mostTurns, type ScenarioId } from '../scenarios/scenario';

/** How to win each scenario, and how long it takes, before anybody has chosen it. */
export const scenarioLines: Readonly<Record<ScenarioId, string>> = {
  carnage: `Have more fighters standing than the other side. ${mostTurns} turns at most.`,
  'king-of-the-hill': `Hold the tokens: each scores a point every turn. ${mostTurns} turns.`,
  treasure: `Bring two of the three treasures to your corner. ${mostTurns} turns at most.`,
};
