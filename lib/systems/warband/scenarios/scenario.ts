import { scenarioNames } from '#words/systems/warband/messages/scenario-names';
import type { CornerId } from '../../../skirmish/map/corners';
import type { KitScenarios } from '../../kit-part';

export const scenarioIds = ['carnage', 'king-of-the-hill', 'treasure'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** A scenario for two warbands; all three are house scenarios, the text's own are missing. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
}

const carnage: Scenario = { id: 'carnage', name: scenarioNames.carnage };

export const scenarios: readonly Scenario[] = [
  carnage,
  { id: 'king-of-the-hill', name: scenarioNames['king-of-the-hill'] },
  { id: 'treasure', name: scenarioNames.treasure },
];

export const findScenario = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);

/** The scenario of an id; one that this game does not have counts as its first. */
export const scenarioOf = (id: string): Scenario => findScenario(id) ?? carnage;

/** Two warbands play each other. */
export const sides = { least: 2, most: 2 } as const;

/** After turn 8 the game is over; chapter "Turn Phases". */
export const mostTurns = 8;

/** Corners of the two spawn points, as usual. */
export const usualHomes: readonly CornerId[] = ['south-west', 'north-east'];

/** The scenarios that a kit can be for. */
export const kitScenarios: KitScenarios = {
  scenarios: scenarios.map(({ id, name }) => ({ id, name })),
  missions: [],
  usualScenario: () => 'carnage',
};
