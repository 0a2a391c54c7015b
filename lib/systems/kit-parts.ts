/** The door to what of a scenario lies on the table, apart from the registry: loaded only where it is printed. */
export { tableUnits } from '../cards/ruler-unit';
export { partIconNames } from './living/kit/parts/icons';
export { rulers, templates } from './living/kit/parts/measures';
export { mapPlan } from './living/kit/parts/plan';
export { scenarioParts } from './living/kit/parts/scenario-parts';
