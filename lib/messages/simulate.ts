import { simulate } from './en/simulate';

/** What is said of series of matches and replays; only what plays them loads it. */
export const simulateMessages: typeof simulate = simulate;
