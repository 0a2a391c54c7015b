/** The door to counters, apart from the registry: their icons are loaded only where counters are printed. */
export { counterCards } from './living/kit/counters/counter-cards';
export { counterIconNames } from './living/kit/counters/counter-icons';
export { allCounters, countersOf } from './living/kit/counters/counters';
export type { CounterNeed } from './living/kit/counters/counters';
