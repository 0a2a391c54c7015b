/** The door to the pages of the game-night kit, apart from the registry: loaded only where they are printed. */
export type { CounterOf } from './living/kit/counters/counters';
export { credits, type CreditsWords } from './living/kit/reference/credits';
export { reference, type ReferenceRule, type ReferenceWords } from './living/kit/reference/reference';
export { scenarioPage, type ScenarioPageWords } from './living/kit/reference/scenario-page';
