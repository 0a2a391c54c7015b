import type { Chance, Script } from './chance';
import type { Choice, Request } from './request';

/** Services for the rules of a game while they play: chance, and listeners for events. Called on the host itself. */
export interface Host<Event> extends Chance {
  readonly emit: (event: Event) => void;
  /** Something hidden is revealed, such as the next card, so earlier choices can't be undone. */
  readonly show: () => void;
}

/**
 * A stretch of the game: yields requests, is given legal choices, and ends at a point of rest. It is never stored: the
 * choices since the last point of rest lead to where it stands.
 */
export type Play<About, Option> = Generator<Request<About, Option>, void, Choice>;

/** The rules of a game, on situations that are plain data. */
export interface Rules<Situation, About, Option, Event> {
  /** A deep copy. */
  readonly copy: (situation: Situation) => Situation;
  /**
   * Plays on from a point of rest to the next, changing `situation`.
   * @param known a request that will be made on the way: its options need not be listed again
   */
  readonly play: (
    situation: Situation,
    host: Host<Event>,
    known?: Request<About, Option>,
  ) => Play<About, Option>;
  readonly isOver: (situation: Situation) => boolean;
}

/** A match as plain data: the last situation of rest and the choices since. */
export interface Match<Situation> {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly script?: Script | undefined;
  readonly base: Situation;
  readonly choices: readonly Choice[];
  /** Choices of the whole match, and points of rest up to `base`. */
  readonly made: number;
  readonly rests: number;
}
