/** The door to counters, apart from the registry: their icons are loaded only where counters are printed. */
export { counterCards } from './living/counter-cards';
export { counterIconNames } from './living/counter-icons';
export { allCounters, countersOf } from './living/counters';
export type { CounterNeed, CounterOf, CounterReason } from './living/counters';
