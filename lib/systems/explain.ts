/** What the product sees of a system to explain equipment; apart from the registry, so that pages load it when it is asked for. */
export { defenceCap } from './living/sheet/armoury';
