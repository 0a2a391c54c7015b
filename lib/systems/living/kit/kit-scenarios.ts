import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import type { KitScenarios } from '../../kit-part';

type AnyScenarioId = keyof typeof scenarioNames;

const named = (ids: readonly AnyScenarioId[]) => ids.map((id) => ({ id, name: scenarioNames[id] }));

/** Two teams of four at most; in All-Out Carnage every corner has one hero. */
const inTeams = { least: 2, most: 8 } as const;
const everyHero = { least: 2, most: 4 } as const;

/** Names of the scenarios and missions that a kit can be for; the scenarios themselves load with the kit. */
export const kitScenarios: KitScenarios = {
  scenarios: named([
    'all-out-carnage',
    'team-carnage',
    'capture-the-flag',
    'bombing-run',
    'king-of-the-hill',
    'snowfall',
    'treasure-hunt',
  ]).map((one) => ({ ...one, heroes: one.id === 'all-out-carnage' ? everyHero : inTeams })),
  missions: named(['first-steps', 'melee-training', 'open-fire', 'kind-of-magic']),
  // A mission needs only one player.
  usualScenario: (sheets) => (sheets === 1 ? 'first-steps' : 'team-carnage'),
};
