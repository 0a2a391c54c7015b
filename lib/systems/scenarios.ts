/** The door to the scenarios and missions as data, apart from the registry: only kit, table and rules pages need them. */
export { findScenario, missions, scenarios } from './living/scenarios/index';
export type { AnyScenario, Scenario } from './living/scenarios/scenario';
