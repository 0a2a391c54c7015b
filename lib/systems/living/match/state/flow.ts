import type { Course } from '../../../../match/asking';
import type { About, Option } from './option';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Course<About, Option, T>;

function* nothing(): Flow<undefined> {
  // No event, no request.
}

/**
 * A course of events in which nothing happens, at its end from the beginning. Most moments pass like that: what finds
 * nothing to do gives this one instead of a course of its own, which costs many times as much.
 */
export const nothingHappens: Flow<undefined> = nothing();
nothingHappens.next();
