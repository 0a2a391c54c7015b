/** What the product sees of a system to explain equipment; apart from the registry, so that pages load it when it is asked for. */
export { blows, cannon, openedBy, poleTargets, projectile, rangedFacts } from './living/explain';
export type { RangedFacts } from './living/explain';
export { defenceCap } from './living/armoury';
export type { RangedKind } from './living/armoury';
