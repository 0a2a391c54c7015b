/** The door to what of a scenario lies on the table, apart from the registry: loaded only where it is printed. */
export { tableUnits, type TableUnit } from '../cards/ruler-unit';
export type { GrowsWith } from './living/kit/parts/distances';
export { partIconNames } from './living/kit/parts/icons';
export type { MeasureLabels, PartLabels, PlanLabels } from './living/kit/parts/labels';
export { rulers, templates } from './living/kit/parts/measures';
export { mapPlan } from './living/kit/parts/plan';
export { scenarioParts } from './living/kit/parts/scenario-parts';
