import * as z from 'zod/mini';
import { engineVersion } from '../../match/engine';
import { hashOf } from '../../match/hash';
import { parsedLine, quoted } from '../../match/plain-data';
import { err, ok, type Result } from '../../result';
import type { Terms } from './tournament';

/** A match that was played, as a line on disk. */
export interface ResultLine {
  /** Of its fixture. */
  readonly id: string;
  /** The key of who won; undefined for a draw. */
  readonly winner: string | undefined;
  readonly phases: number;
  readonly decisions: number;
  /** `endOf` its final situation. */
  readonly end: string;
}

/** Why a tournament cannot go on with the lines that are there. */
export type HeaderFault =
  | { readonly fault: 'no-tournament' }
  | {
      readonly fault: 'another-tournament';
      readonly of: 'version' | 'engine' | keyof Terms;
      readonly is: string;
      readonly asked: string;
    };

/** Contents of a line, and whether its sum vouches for it. */
export interface ReadLine {
  readonly result: ResultLine;
  readonly isSummed: boolean;
}

const format = 'pipsmith/tournament';
/** From version 2 on every line has a sum. */
const version = 2;

const headerOf = ({ rules, scenario, map, player, seed }: Terms) => ({
  format,
  version,
  engine: engineVersion,
  rules,
  scenario,
  map,
  player,
  seed,
});

/** The first line of a file of results, without its line feed. */
export const writeHeader = (terms: Terms): string => JSON.stringify(headerOf(terms));

const zHeader = z.looseObject({ format: z.literal(format) });

/** Whether lines that begin like this belong to the tournament of these terms, and have sums. */
export const readHeader = (text: string, terms: Terms): Result<Pick<ReadLine, 'isSummed'>, HeaderFault> => {
  const header = zHeader.safeParse(parsedLine(text));
  if (!header.success) return err({ fault: 'no-tournament' });
  const asked = headerOf(terms);
  const isSummed = header.data['version'] !== 1;
  if (isSummed && header.data['version'] !== version)
    return err({
      fault: 'another-tournament',
      of: 'version',
      is: quoted(header.data['version']),
      asked: String(version),
    });
  for (const of of ['engine', 'rules', 'scenario', 'map', 'player', 'seed'] as const) {
    const is = header.data[of];
    if (is !== asked[of])
      return err({ fault: 'another-tournament', of, is: quoted(is), asked: quoted(asked[of]) });
  }
  return ok({ isSummed });
};

const zTerms = z.looseObject({
  format: z.literal(format),
  rules: z.string(),
  scenario: z.string(),
  map: z.string(),
  player: z.string(),
  seed: z.int().check(z.minimum(0)),
});

/** The terms that a file of results begins with, of whatever version of the rules; undefined for any other line. */
export const readTerms = (text: string): Terms | undefined => {
  const read = zTerms.safeParse(parsedLine(text));
  if (!read.success) return undefined;
  const { rules, scenario, map, player, seed } = read.data;
  return { rules, scenario, map, player, seed };
};

const zCount = z.int().check(z.minimum(0));
const zLine = z.strictObject({
  match: z.string().check(z.regex(/^[0-9a-f]{16} [0-9a-f]{16} (0|[1-9][0-9]{0,8})$/)),
  winner: z.nullable(z.string()),
  phases: zCount,
  decisions: zCount,
  end: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Hash of all the rest. */
  sum: z.optional(z.string()),
});

/** A result as a line, without its line feed. */
export const writeLine = ({ id, winner, phases, decisions, end }: ResultLine): string => {
  const result = { match: id, winner: winner ?? null, phases, decisions, end };
  return JSON.stringify({ ...result, sum: hashOf(result) });
};

/** The result that a line holds; undefined for a damaged one. */
export const readLine = (text: string): ReadLine | undefined => {
  const line = zLine.safeParse(parsedLine(text));
  if (!line.success) return undefined;
  const { sum, ...result } = line.data;
  if (sum !== undefined && sum !== hashOf(result)) return undefined;
  const { match: id, winner, ...rest } = result;
  if (winner !== null && !id.split(' ', 2).includes(winner)) return undefined;
  return { result: { id, winner: winner ?? undefined, ...rest }, isSummed: sum !== undefined };
};
