import { touch } from './en/touch';

/** What is said at the figures and places of a table that is touched. */
export const touchMessages: typeof touch = touch;
