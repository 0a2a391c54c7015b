/** The door to the scenarios and missions as data, apart from the registry: only kit, table and rules pages need them. */
export { findScenario, missions, scenarios } from './living/scenarios/index';
export { cornerRadius, mapSide } from './living/scenarios/place';
export type { Marker, TeamId } from './living/scenarios/place';
export type { CarriedToken, ScenarioRule } from './living/scenarios/rules';
export type {
  AnyScenario,
  BaseChoice,
  CastMember,
  Contest,
  Goal,
  Mission,
  Scenario,
} from './living/scenarios/scenario';
