import * as z from 'zod/mini';
import { engineVersion } from '../../match/engine';
import { parsedLine, quoted } from '../../match/plain-data';
import { err, ok, type Result } from '../../result';
import { writeSheet } from '../../systems/document';
import { readSheet } from '../../systems/file';
import type { Sheet } from '../../systems/sheet';
import { encounterOf, entrantsOf, matchPartOf, teamCount, type Contest } from '../contest';
import type { MatchOrder } from '../play-series';
import { contentHash, type Played } from '../series';

/** Matches of one series that are played in one go, by whoever takes them off the queue. */
export interface Chunk {
  readonly contest: Contest;
  /** Which of its matches. */
  readonly nths: readonly number[];
}

/** A chunk with the name that its content gives it, and the orders that it was made of. */
export interface NamedChunk {
  readonly name: string;
  /** As it lies on the queue. */
  readonly text: string;
  readonly orders: readonly MatchOrder[];
}

/** How a match ended, without what single heroes did. */
export type MatchEnd = Omit<Played, 'heroes'>;

/**
 * Results of a chunk that answers each of its orders once, with the order's seed and one of its teams; undefined for
 * anything else.
 */
export interface ChunkResult {
  /** The worker who played it. */
  readonly by: string;
  /** ms that it took, from first to last match. */
  readonly took: number;
  readonly ends: readonly MatchEnd[];
  /** Matches that broke off by a fault of the rules. */
  readonly broken: readonly { readonly nth: number; readonly detail: string }[];
}

/** The answer of a worker who does not play a chunk. */
export interface ChunkRefusal {
  readonly by: string;
  /** Why, in a sentence. */
  readonly refused: string;
}

/** Why a worker does not play a chunk. */
export type ChunkFault =
  | { readonly fault: 'no-chunk'; readonly field: string }
  | {
      readonly fault: 'another-version';
      readonly of: 'version' | 'engine' | 'rules';
      /** Version that the chunk is of, and the one played here. */
      readonly is: string;
      readonly here: string;
    };

const format = 'pipsmith/chunk';
const mostMatches = 10_000;
const mostSheets = 100;

/**
 * Blocks of this many matches: the same no matter how much of a series is left, so that a chunk keeps its
 * name.
 */
const blocksOf = (orders: readonly MatchOrder[], size: number): readonly (readonly MatchOrder[])[] => {
  const blocks = new Map<Contest, Map<number, MatchOrder[]>>();
  for (const order of orders) {
    const own = blocks.get(order.contest) ?? new Map<number, MatchOrder[]>();
    blocks.set(order.contest, own);
    const at = Math.floor(order.nth / size);
    own.set(at, [...(own.get(at) ?? []), order]);
  }
  const all = [...blocks.values()].flatMap((own) => [...own]);
  return all.sort(([one], [other]) => one - other).map(([, block]) => block);
};

/**
 * Orders as chunks of at most `size` matches, each of one series; the first of every series come first.
 * @param version of Pipsmith, which a worker must have too
 */
export const chunksOf = (
  orders: readonly MatchOrder[],
  size: number,
  version: string,
): readonly NamedChunk[] =>
  blocksOf(orders, size).flatMap((block) => {
    const [first] = block;
    if (!first) return [];
    const { contest } = first;
    const { system, teams, scenario, map, seed, players, isLenient } = contest;
    const chunk = {
      format,
      version,
      engine: engineVersion,
      rules: matchPartOf(system).rulesVersion,
      sheets: entrantsOf(contest).map(writeSheet),
      ...(teams && { teams }),
      scenario,
      map,
      seed,
      players,
      isLenient,
      nths: block.map(({ nth }) => nth),
    };
    // A letter in front: BullMQ refuses names that are whole numbers.
    return [{ name: `c${contentHash(chunk).slice(0, 32)}`, text: JSON.stringify(chunk), orders: block }];
  });

const zCount = z.int().check(z.minimum(0));
const zPlayer = z.union([
  z.strictObject({ plays: z.enum(['random', 'greedy']) }),
  z.strictObject({ plays: z.literal('search'), nodes: z.int().check(z.minimum(1)) }),
  z.strictObject({ plays: z.literal('search'), time: z.int().check(z.minimum(1)) }),
]);
const zHead = z.looseObject({ format: z.literal(format), version: z.string() });
const zChunk = z.strictObject({
  format: z.literal(format),
  version: z.string(),
  engine: z.int(),
  rules: z.string(),
  sheets: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostSheets)),
  teams: z.optional(z.array(zCount).check(z.maxLength(mostSheets))),
  scenario: z.string(),
  map: z.string(),
  seed: zCount,
  players: z.array(zPlayer).check(z.minLength(1), z.maxLength(mostSheets)),
  isLenient: z.boolean(),
  nths: z.array(zCount).check(z.minLength(1), z.maxLength(mostMatches)),
});

/** Reads what lies on the queue. @param version of the Pipsmith that runs here @throws NotOpened */
export const readChunk = (text: string, version: string): Result<Chunk, ChunkFault> => {
  const json = parsedLine(text);
  const head = zHead.safeParse(json);
  if (!head.success) return err({ fault: 'no-chunk', field: String(head.error.issues[0]?.path[0] ?? '') });
  if (head.data.version !== version)
    return err({ fault: 'another-version', of: 'version', is: quoted(head.data.version), here: version });
  const read = zChunk.safeParse(json);
  if (!read.success) return err({ fault: 'no-chunk', field: (read.error.issues[0]?.path ?? []).join('.') });
  const { engine, rules, sheets: written, teams, nths, scenario, map, seed, players, isLenient } = read.data;
  if (engine !== engineVersion)
    return err({ fault: 'another-version', of: 'engine', is: String(engine), here: String(engineVersion) });
  const sheets: Sheet[] = [];
  let system: string | undefined;
  for (const [at, json] of written.entries()) {
    const document = readSheet(json);
    if (!document.ok || (system ?? document.value.system) !== document.value.system)
      return err({ fault: 'no-chunk', field: `sheets.${at}` });
    ({ system } = document.value);
    sheets.push(document.value.sheet);
  }
  if (system === undefined) return err({ fault: 'no-chunk', field: 'sheets' });
  const here = matchPartOf(system).rulesVersion;
  if (rules !== here) return err({ fault: 'another-version', of: 'rules', is: quoted(rules), here });
  return ok({ contest: { system, sheets, teams, scenario, map, seed, players, isLenient }, nths });
};

const zEnd = z.strictObject({
  nth: zCount,
  seed: zCount,
  winner: z.nullable(zCount),
  because: z.string(),
  phases: zCount,
  decisions: zCount,
  end: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const zResult = z.strictObject({
  by: z.string().check(z.maxLength(200)),
  took: z.number().check(z.minimum(0)),
  ends: z.array(zEnd),
  broken: z.array(z.strictObject({ nth: zCount, detail: z.string() })),
});

const zRefusal = z.strictObject({
  by: z.string().check(z.maxLength(200)),
  refused: z.string().check(z.maxLength(2000)),
});

/** Whether a match can have ended like this: a worker elsewhere may send anything. */
const answers = ({ seed, winner }: MatchEnd, { contest, nth }: MatchOrder): boolean => {
  const encounter = encounterOf(contest, nth);
  return seed === encounter.seed && (winner === null || winner < teamCount(encounter));
};

/** Answer of a worker, if it is a refusal. */
export const readRefusal = (json: unknown): ChunkRefusal | undefined => zRefusal.safeParse(json).data;

/**
 * Result of a chunk that answers each of its orders once, with the order's seed and one of its teams; undefined for
 * anything else.
 * @throws NotOpened
 */
export const readResult = (json: unknown, orders: readonly MatchOrder[]): ChunkResult | undefined => {
  const read = zResult.safeParse(json);
  if (!read.success) return undefined;
  const answered = [...read.data.ends, ...read.data.broken].map(({ nth }) => nth);
  const asked = orders.map(({ nth }) => nth);
  const isWhole = answered.length === asked.length && asked.every((nth) => answered.includes(nth));
  const isHeld = read.data.ends.every((end) =>
    orders.some((order) => order.nth === end.nth && answers(end, order)),
  );
  return isWhole && isHeld ? read.data : undefined;
};
