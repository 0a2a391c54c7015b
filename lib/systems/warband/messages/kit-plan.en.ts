import type { PlanLabels } from '../kit/plan';
import { partLabels } from '#words/systems/warband/messages/kit-parts';
import { scenarioText } from '#words/systems/warband/messages/scenarios';
import { terms } from '#words/systems/warband/messages/terms';

/** Texts on plans of the map. */
export const planLabels: PlanLabels = {
  title: ({ name }) => `${name}: the map`,
  lead: (side) => `${terms.inches(side)} by ${terms.inches(side)}, seen from above. This map isn’t to scale.`,
  inches: terms.inches,
  spawnPoint: (side) => `${partLabels.side[side]} spawn point`,
  token: { 'king-of-the-hill': partLabels.hill.name, treasure: partLabels.treasure.name },
  place: ({ x, y }) => `${terms.inches(x)} from the left, ${terms.inches(y)} from the top`,
  forest: 'Forest: you can walk and see through it; it gives cover',
  house: 'House: you can climb it but not see through it; it gives cover',
  notes: ({ id }, hasRules) => [
    ...(hasRules ? [] : scenarioText(id).setUp),
    'The terrain drawn here is an example. Set up yours as you like.',
  ],
  legend: 'On the map',
};
