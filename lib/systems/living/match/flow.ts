import type { Choice, Request } from '../../../match/request';
import type { About, Option } from './option';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Generator<Request<About, Option>, T, Choice>;
