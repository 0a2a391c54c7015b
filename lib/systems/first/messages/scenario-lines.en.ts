import type { ScenarioId } from '../scenarios/scenario';

/** How to win each scenario, and how long it takes, before anybody has chosen it. */
export const scenarioLines: Readonly<Record<ScenarioId, string>> = {
  deathmatch: 'Everyone for themselves: the first with 10 kills wins. Long: about 30 rounds.',
  'gang-fight': 'Two teams: the last team standing wins. About 5 to 10 rounds.',
  'capture-the-flag': 'Carry the flag from the centre to your base three times. Long: about 35 rounds.',
  'king-of-the-hill':
    'Stay close to the tokens: the first team to reach 20 points wins. Long: 20 rounds or more.',
};
