/** What the product sees of a system to explain equipment; apart from the registry, so that pages load it when it is asked for. */
export { blows, cannon, openedBy, poleTargets, projectile, rangedFacts } from './living/reference/equipment';
export type { RangedFacts } from './living/reference/equipment';
export { defenceCap } from './living/sheet/armoury';
export type { RangedKind } from './living/sheet/armoury';
