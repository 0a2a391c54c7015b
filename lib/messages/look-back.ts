import { lookBack } from './en/look-back';

/** What is said when one looks back on a match; only the end of a match loads it. */
export const lookBackMessages: typeof lookBack = lookBack;
