import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Separate sources, so that one more roll of dice does not shuffle the deck another way. */
export const streams = ['set-up', 'deck', 'dice'] as const;
export type Stream = (typeof streams)[number];

/** Draws written down beforehand, by stream; a stream that is not named is drawn from the seed. */
export type Script = Readonly<Partial<Record<Stream, readonly number[]>>>;

/** A draw that was made, for whoever reads along. */
export interface Draw {
  readonly stream: Stream;
  readonly sides: number;
  readonly owner: number;
  readonly reason: string;
  readonly value: number;
}

/** The one door to chance. */
export interface Chance {
  /** A whole number from 0 to `sides` - 1. `owner`: whose draw it is; `reason`: what for. */
  readonly draw: (stream: Stream, sides: number, owner: number, reason: string) => number;
}

/** A script that ran out, or that says what cannot be drawn: a fault of whoever wrote it, never a player's. */
export class ScriptError extends Error {}

/** Stirs two whole numbers into one of 32 bits (the finishing steps of MurmurHash3). */
const stir = (a: number, b: number): number => {
  let h = (a ^ Math.imul(b, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
};

/** Draws so far, by stream; they tell where a script goes on. */
export type Drawn = Readonly<Record<Stream, number>>;
export const noDraws: Drawn = { 'set-up': 0, deck: 0, dice: 0 };

/** Chance of one run: drawn from the seed and the number of the decision, or read from a script. */
export interface Source extends Chance {
  /** Says which decision is being carried out. */
  readonly at: (decision: number) => void;
  readonly drawn: () => Drawn;
}

/** @param rests points of rest before this run, so that no two runs draw alike */
export const sourceOf = (seed: number, script: Script | undefined, before: Drawn, rests: number): Source => {
  const drawn = { ...before };
  let decision = 0;
  let generators: Partial<Record<Stream, RandomGenerator>> = {};
  return {
    at: (number) => {
      decision = number;
      generators = {};
    },
    drawn: () => ({ ...drawn }),
    draw: (stream, sides, owner, reason) => {
      const written = script?.[stream];
      const place = drawn[stream];
      drawn[stream] += 1;
      if (written) {
        const value = written[place];
        if (value === undefined)
          throw new ScriptError(`No ${stream} is left for ${reason} of ${owner}, draw ${place + 1}.`);
        if (!(Number.isInteger(value) && value >= 0 && value < sides))
          throw new ScriptError(`${value} cannot be drawn of ${sides} for ${reason}.`);
        return value;
      }
      const generator = (generators[stream] ??= xoroshiro128plus(
        stir(stir(stir(seed, decision), rests), streams.indexOf(stream) + 1),
      ));
      return uniformInt(generator, 0, sides - 1);
    },
  };
};
