import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import { zName } from './living/sheet/fields';
import type { HeroDraft } from './living/sheet/hero';
import { fileProblem, quoted } from './living/sheet/file-problem';
import { readHero } from './living/sheet/read';
import { writeHero } from './living/sheet/write';
import type { FileProblem } from './system';

/** Limits of a file: UTF-8 bytes, heroes of a party, levels of nesting; contract "Hero file". */
export const fileLimits = { bytes: 1_000_000, heroes: 100, depth: 1000 } as const;

/** Heroes that play together, in file order. Unknown keys of the file stay. */
export interface Party {
  readonly format: 'pipsmith/party';
  readonly version: 1;
  readonly name: string;
  readonly heroes: readonly HeroDraft[];
}

/** What a file holds. */
export type HeroFile =
  { readonly kind: 'hero'; readonly hero: HeroDraft } | { readonly kind: 'party'; readonly party: Party };

const zParty = z.looseObject({
  format: z.literal('pipsmith/party'),
  version: z.literal(1),
  name: zName,
  heroes: z.array(z.unknown()).check(z.maxLength(fileLimits.heroes)),
});

export const newParty = (name: string, heroes: readonly HeroDraft[]): Party => ({
  format: 'pipsmith/party',
  version: 1,
  name,
  heroes,
});

/** The party as a file has it; reading it gives the same party. */
export const writeParty = ({
  format,
  version,
  name,
  heroes,
  ...unknown
}: Party): Readonly<Record<string, unknown>> => ({
  format,
  version,
  name,
  heroes: heroes.map(writeHero),
  ...unknown,
});

const readParty = (json: Readonly<Record<string, unknown>>): Result<Party, FileProblem> => {
  const missing = ['version', 'name', 'heroes'].find((key) => !Object.hasOwn(json, key));
  if (missing !== undefined) return err({ problem: 'missing', path: [missing] });
  const { version } = json;
  if (typeof version === 'number' && version !== 1) {
    return err({ problem: 'unknown-value', path: ['version'], value: quoted(version), known: ['1'] });
  }
  const parsed = zParty.safeParse(json);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    if (first?.path[0] === 'version') {
      return err({ problem: 'wrong-type', path: ['version'], expected: 'number' });
    }
    return err(
      first === undefined
        ? { problem: 'wrong-type', path: [], expected: 'object' }
        : fileProblem(first, json, []),
    );
  }
  const heroes: HeroDraft[] = [];
  for (const [index, entry] of parsed.data.heroes.entries()) {
    const hero = readHero(entry, ['heroes', index]);
    if (!hero.ok) return hero;
    heroes.push(hero.value);
  }
  return ok({ ...parsed.data, heroes });
};

/** Reads a hero or a party out of parsed JSON. */
const readJson = (json: unknown): Result<HeroFile, FileProblem> => {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (isObject && (json as Readonly<Record<string, unknown>>)['format'] === 'pipsmith/party') {
    const party = readParty(json as Readonly<Record<string, unknown>>);
    return party.ok ? ok({ kind: 'party', party: party.value }) : party;
  }
  const hero = readHero(json);
  return hero.ok ? ok({ kind: 'hero', hero: hero.value }) : hero;
};

/** True when lists and objects stand in each other deeper than a later writer of JSON could follow. */
export const isTooDeep = (json: unknown): boolean => {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= fileLimits.depth; depth += 1) {
    level = level.flatMap((value): readonly unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Bytes that a text takes in UTF-8, half characters counted as three. */
const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The line, from 1, that the engine's message names by line or by position; engines differ, and some name none. */
const lineIn = (message: string, text: string): number | undefined => {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
};

/** Parses JSON, or says why it is none; never throws. */
export const parseJson = (text: string): Result<unknown, FileProblem> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (text.trim() === '') return err({ problem: 'not-json', path: [], why: 'empty' });
    if (error instanceof RangeError) return err({ problem: 'not-json', path: [], why: 'too-deep' });
    const message = error instanceof Error ? error.message : '';
    if (/unexpected end|unterminated/i.test(message))
      return err({ problem: 'not-json', path: [], why: 'ends-early' });
    return err({ problem: 'not-json', path: [], why: 'syntax', line: lineIn(message, text) });
  }
};

/**
 * Reads a hero or party file, with or without a byte order mark; never throws.
 * @param content the text of the file, or its bytes as UTF-8; more than 1,000,000 bytes are refused unread.
 */
export const readFile = (content: string | Uint8Array): Result<HeroFile, FileProblem> => {
  const tooLarge = (bytes: number): FileProblem => ({
    problem: 'file-too-large',
    path: [],
    bytes,
    limit: fileLimits.bytes,
  });
  if (content.length > fileLimits.bytes) {
    return err(tooLarge(typeof content === 'string' ? utf8Bytes(content) : content.length));
  }
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  if (text === undefined) return err({ problem: 'not-text', path: [] });
  const bytes = utf8Bytes(text);
  if (bytes > fileLimits.bytes) return err(tooLarge(bytes));
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  if (isTooDeep(json.value)) return err({ problem: 'not-json', path: [], why: 'too-deep' });
  return readJson(json.value);
};
