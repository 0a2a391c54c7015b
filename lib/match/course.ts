import * as z from 'zod/mini';
import { plainCopy } from './plain-data';
import { isBuilt, type Choice } from './request';

/** From this moment on, and to the next of its kind, chance comes from another seed. */
export interface Fork {
  readonly at: number;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
}

/** Everything that makes a match of its set-up: the choices, and the seeds that were drawn on the way. */
export interface Course {
  readonly choices: readonly Choice[];
  /** In order of their moments, at most one for each. */
  readonly forks: readonly Fork[];
}

const textOf = (choice: Choice): string => {
  if (typeof choice === 'number') return String(choice);
  return isBuilt(choice) ? JSON.stringify({ sheet: choice.sheet }) : `[${choice.x},${choice.y}]`;
};

/** The seed of each moment that has one. */
export const seedsOf = (forks: readonly Fork[]): ReadonlyMap<number, number> =>
  new Map(forks.map(({ at, seed }) => [at, seed]));

/** One line for each choice, and one for each seed, which comes before the choice that it was drawn for. */
export const linesOf = ({ choices, forks }: Course): readonly string[] => {
  const seeds = seedsOf(forks);
  const lines: string[] = [];
  for (let at = 0; at <= choices.length; at += 1) {
    const [seed, choice] = [seeds.get(at), choices[at]];
    if (seed !== undefined) lines.push(JSON.stringify({ seed }));
    if (choice !== undefined) lines.push(textOf(choice));
  }
  return lines;
};

/** Line of the choice that follows a moment, counted from 1 behind a header; of the end after the last one. */
export const lineAt = (forks: readonly Fork[], moment: number): number =>
  2 + moment + forks.filter(({ at }) => at <= moment).length;

export const zSeed = z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1));
const zSeedLine = z.strictObject({ seed: z.unknown() });
const zSheet = z.strictObject({ sheet: z.unknown() });
const zChoice = z.union([z.int().check(z.minimum(0)), z.tuple([z.int(), z.int()]), zSheet]);

/** The choice that a line says; undefined for none. */
export const readChoice = (json: unknown): Choice | undefined => {
  const choice = zChoice.safeParse(json);
  if (!choice.success) return undefined;
  const { data } = choice;
  if (typeof data === 'number') return data;
  if (Array.isArray(data)) return { x: data[0], y: data[1] };
  const sheet = plainCopy(data.sheet);
  return sheet === undefined ? undefined : { sheet };
};

/** The seed in a line; `broken` if it isn't one, undefined if the line has no seed. */
export const readSeed = (json: unknown): number | 'broken' | undefined => {
  const line = zSeedLine.safeParse(json);
  if (!line.success) return undefined;
  return zSeed.safeParse(line.data.seed).data ?? 'broken';
};
