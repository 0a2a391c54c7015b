import { ending } from '#words/messages/ending';

/** Texts at the end of a match; only a match that is over loads them. */
export const endingMessages: typeof ending = ending;
