/** The door to the pages of the game-night kit, apart from the registry: loaded only where they are printed. */
export { credits } from './living/kit/reference/credits';
export { reference } from './living/kit/reference/reference';
export { scenarioPage } from './living/kit/reference/scenario-page';
