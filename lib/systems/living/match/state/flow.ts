import type { Course } from '../../../../match/asking';
import type { About, Option } from './option';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Course<About, Option, T>;

function* nothing(): Flow<undefined> {
  // No event, no request.
}

/**
 * A flow in which nothing happens and that is already over. Most moments are like that: code that finds nothing to do
 * returns this instead of a new flow, which costs many times as much.
 */
export const nothingHappens: Flow<undefined> = nothing();
nothingHappens.next();
