import { odds } from './en/odds';

/** What is said on the odds page; only what shows odds loads it. */
export const oddsMessages: typeof odds = odds;
