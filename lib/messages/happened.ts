import { happened } from '#words/messages/happened';

/** Texts for recent events on a play table; loaded only by pages that show matches. */
export const happenedMessages: typeof happened = happened;
