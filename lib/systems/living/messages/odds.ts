import { odds } from './en/odds';

/** What is said about odds; only what shows odds loads it, so that the builder's first scripts stay without. */
export const livingOddsMessages: typeof odds = odds;
