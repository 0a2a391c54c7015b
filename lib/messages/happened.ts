import { happened } from './en/happened';

/** What has just happened on a play table; only what shows matches loads it. */
export const happenedMessages: typeof happened = happened;
