import { lookBack } from './en/look-back';

/** Texts for looking back on a match; only the end of a match loads them. */
export const lookBackMessages: typeof lookBack = lookBack;
