import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Separate sources, so that one more roll of dice does not shuffle the deck another way. */
export const streams = ['set-up', 'deck', 'dice'] as const;
export type Stream = (typeof streams)[number];

/**
 * Draws written down beforehand, by stream, from the last point of rest on. A stream that is not named is drawn from
 * the seed. Where a list ends, the next draw is an error, or with `onwards` comes from the seed.
 */
export interface Script extends Readonly<Partial<Record<Stream, readonly number[]>>> {
  readonly onwards?: 'seed';
}

/** A whole number from 0 to `sides` - 1. `owner`: whose draw it is; `reason`: what for. */
export type Draw = (stream: Stream, sides: number, owner: number, reason: string) => number;

/** The one door to chance. */
export interface Chance {
  readonly draw: Draw;
}

/** A script that ran out or has an impossible draw: its author's fault, never a player's. */
export class ScriptError extends Error {}

/** Stirs two whole numbers into one of 32 bits (the finishing steps of MurmurHash3). */
export const stir = (a: number, b: number): number => {
  let h = (a ^ Math.imul(b, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
};

/** A private die, such as a player's: 0 to `sides` - 1, the same sequence for the same seed. */
export type Dice = (sides: number) => number;

export const diceOf = (seed: number): Dice => {
  const generator = xoroshiro128plus(stir(seed, 1));
  return (sides) => uniformInt(generator, 0, sides - 1);
};

/** The list in another order, all orders equally likely: one is drawn after the other, the last one too. */
export const shuffledBy = <T>(dice: Dice, list: readonly T[]): readonly T[] => {
  const left = [...list];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(dice(left.length), 1));
  return drawn;
};

/**
 * Chance of one run from a point of rest: from the seed and the number of the decision, or read from a script. One is
 * made for every stretch of play, which is why it is a class and no bundle of closures.
 */
export class Source implements Chance {
  /** Draws so far. */
  drawn = 0;
  private readonly seed: number;
  private readonly rests: number;
  private script: Script | undefined;
  private decision: number;
  private hand: Draw | undefined;
  private generators: Partial<Record<Stream, RandomGenerator>> | undefined;
  private record: Partial<Record<Stream, number[]>> | undefined;

  /**
   * @param seed 0 to 2^32 - 1
   * @param decision number of the decision that the run begins with
   * @param rests points of rest before this run, so that no two runs draw alike
   */
  constructor(seed: number, script: Script | undefined, decision: number, rests: number) {
    this.seed = seed;
    this.script = script;
    this.decision = decision;
    this.rests = rests;
  }

  /** Says which decision is being carried out. */
  at(decision: number): void {
    this.decision = decision;
    this.generators = undefined;
  }

  /** From now on draws come from `draw`, or without one from the seed; the script is forgotten. */
  by(draw: Draw | undefined): void {
    this.script = undefined;
    this.hand = draw;
  }

  /** @throws ScriptError for a script that ran out or does not fit */
  draw(stream: Stream, sides: number, owner: number, reason: string): number {
    const value = this.hand
      ? this.hand(stream, sides, owner, reason)
      : (this.written(stream, sides, owner, reason) ?? this.fromSeed(stream, sides));
    this.record ??= {};
    (this.record[stream] ??= []).push(value);
    this.drawn += 1;
    return value;
  }

  /** Draws so far, repeated from the same point of rest; the seed decides later ones. */
  recorded(): Script | undefined {
    const { record } = this;
    if (!record) return undefined;
    return {
      'set-up': [...(record['set-up'] ?? [])],
      deck: [...(record.deck ?? [])],
      dice: [...(record.dice ?? [])],
      onwards: 'seed',
    };
  }

  /** Undrawn rest of the script: the script of the next run. */
  left(): Script | undefined {
    const { script, record } = this;
    if (!script || !record) return script;
    const left: { -readonly [Key in keyof Script]: Script[Key] } = {};
    let isSpent = script.onwards === 'seed';
    if (isSpent) left.onwards = 'seed';
    for (const stream of streams) {
      const list = script[stream]?.slice(record[stream]?.length ?? 0);
      if (!list) continue;
      left[stream] = list;
      isSpent &&= list.length === 0;
    }
    return isSpent ? undefined : left;
  }

  private written(stream: Stream, sides: number, owner: number, reason: string): number | undefined {
    const list = this.script?.[stream];
    if (!list) return undefined;
    const place = this.record?.[stream]?.length ?? 0;
    const value = list[place];
    if (value === undefined) {
      if (this.script?.onwards === 'seed') return undefined;
      throw new ScriptError(`No ${stream} is left for ${reason} of ${owner}, draw ${place + 1}.`);
    }
    if (!(Number.isInteger(value) && value >= 0 && value < sides))
      throw new ScriptError(`${value} cannot be drawn of ${sides} for ${reason}.`);
    return value;
  }

  private fromSeed(stream: Stream, sides: number): number {
    this.generators ??= {};
    const generator = (this.generators[stream] ??= xoroshiro128plus(
      stir(stir(stir(this.seed, this.decision), this.rests), streams.indexOf(stream) + 1),
    ));
    return uniformInt(generator, 0, sides - 1);
  }
}
