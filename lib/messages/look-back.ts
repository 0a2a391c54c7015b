import { lookBack } from '#words/messages/look-back';

/** Texts for looking back on a match; only the end of a match loads them. */
export const lookBackMessages: typeof lookBack = lookBack;
