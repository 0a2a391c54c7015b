import * as z from 'zod/mini';
import type { Path } from '../issue';
import { decodeText } from '../file-bytes';
import { err, ok, type Result } from '../result';
import { jsonInChat } from './chat-text';
import { writeSheet } from './document';
import { type Json, withProtoKeys, zName } from '../file-fields';
import { fileProblem, quoted, type FileProblem } from './file-problem';
import { knownIds, systemOf } from './open';
import { entries } from '@/lib/systems/registry';

import type { SheetDocument } from './sheet';

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Limits of a file: UTF-8 bytes, heroes of a party, levels of nesting; see docs/file-format.md. */
export const fileLimits = { bytes: 1_000_000, heroes: 100, depth: 1000 } as const;

/** Sheets that play together, in file order. Unknown keys of the file stay. */
export interface Party {
  readonly format: 'pipsmith/party';
  readonly version: 1;
  readonly name: string;
  readonly heroes: readonly SheetDocument[];
}

/** Contents of a file. */
export type SheetFile =
  | { readonly kind: 'sheet'; readonly document: SheetDocument }
  | { readonly kind: 'party'; readonly party: Party };

/** The sheets of a file, in file order. */
export const documentsOf = (file: SheetFile): readonly SheetDocument[] =>
  file.kind === 'sheet' ? [file.document] : file.party.heroes;

const partyFormat = 'pipsmith/party';

const zParty = z.looseObject({
  format: z.literal(partyFormat),
  version: z.literal(1),
  name: zName,
  heroes: z.array(z.unknown()).check(z.maxLength(fileLimits.heroes)),
});

export const newParty = (name: string, heroes: readonly SheetDocument[]): Party => ({
  format: partyFormat,
  version: 1,
  name,
  heroes,
});

/** The party as a file has it; reading it gives the same party. */
export const writeParty = ({ format, version, name, heroes, ...unknown }: Party): Json => ({
  format,
  version,
  name,
  heroes: heroes.map(writeSheet),
  ...unknown,
});

const required = ['format', 'version', 'system', 'name'] as const;
const formats: readonly string[] = [...new Set(entries.map(({ format }) => format))];

const systemProblem = (system: unknown, format: string, base: Path): FileProblem | undefined => {
  const path = [...base, 'system'];
  const entry = entries.find(({ id }) => id === system);
  if (entry === undefined) {
    return typeof system === 'string'
      ? { problem: 'unknown-value', path, value: quoted(system), known: knownIds }
      : { problem: 'wrong-type', path, expected: 'string' };
  }
  if (entry.load === undefined) return { problem: 'system-not-ready', path, system: entry.id };
  return entry.format === format
    ? undefined
    : { problem: 'unknown-value', path: [...base, 'format'], value: format, known: [entry.format] };
};

/** Problem that keeps JSON from being a sheet at all, before its contents are looked at. */
const headProblem = (json: unknown, base: Path): FileProblem | undefined => {
  if (!isObject(json)) return { problem: 'wrong-type', path: base, expected: 'object' };
  const missing = required.find((key) => !Object.hasOwn(json, key));
  if (missing !== undefined) return { problem: 'missing', path: [...base, missing] };
  const { format, version, system } = json;
  if (typeof format !== 'string') {
    return { problem: 'wrong-type', path: [...base, 'format'], expected: 'string' };
  }
  if (!formats.includes(format)) {
    const known = [...formats, partyFormat];
    return { problem: 'unknown-value', path: [...base, 'format'], value: quoted(format), known };
  }
  if (version !== 1) {
    if (typeof version !== 'number') {
      return { problem: 'wrong-type', path: [...base, 'version'], expected: 'number' };
    }
    return { problem: 'unknown-value', path: [...base, 'version'], value: quoted(version), known: ['1'] };
  }
  return systemProblem(system, format, base);
};

/**
 * Reads a sheet out of parsed JSON by the game that it names.
 * @param base its path in a larger file; problems name the place from the file's root @throws NotOpened
 */
export const readSheet = (json: unknown, base: Path = []): Result<SheetDocument, FileProblem> => {
  const head = headProblem(json, base);
  if (head !== undefined) return err(head);
  const system = String((json as Json)['system']);
  const sheet = systemOf(system).read(json, base);
  return sheet.ok ? ok({ system, sheet: withProtoKeys(json, sheet.value) }) : err({ ...sheet.error, system });
};

const readParty = (json: Json): Result<Party, FileProblem> => {
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
  const heroes: SheetDocument[] = [];
  for (const [index, entry] of parsed.data.heroes.entries()) {
    const hero = readSheet(entry, ['heroes', index]);
    if (!hero.ok) return hero;
    if (!systemOf(hero.value.system).inParties) {
      const path = ['heroes', index, 'system'];
      return err({ problem: 'not-in-parties', path, system: hero.value.system });
    }
    heroes.push(hero.value);
  }
  return ok({ ...withProtoKeys(json, parsed.data), heroes });
};

/** Reads a sheet or a party out of parsed JSON. */
const readJson = (json: unknown): Result<SheetFile, FileProblem> => {
  if (isObject(json) && json['format'] === partyFormat) {
    const party = readParty(json);
    return party.ok ? ok({ kind: 'party', party: party.value }) : party;
  }
  const document = readSheet(json);
  return document.ok ? ok({ kind: 'sheet', document: document.value }) : document;
};

/** True if lists and objects are nested too deeply for a later writer of JSON. */
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

/** Bytes that a text takes in UTF-8, half characters counted as three. */
const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The line, from 1, that the engine's message names by line or by position; engines differ, and some name none. */
const lineIn = (message: string, text: string): number | undefined => {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
};

/** Parses JSON, or says why it isn't JSON; never throws. */
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

/** Parses JSON, even in the form a chat passes it on, if its content calls itself one of our files. */
export const parseAnyJson = (text: string): Result<unknown, FileProblem> => {
  const strict = parseJson(text);
  if (strict.ok || strict.error.problem !== 'not-json' || strict.error.why === 'too-deep') return strict;
  const found = jsonInChat(text);
  const json = found === undefined ? strict : parseJson(found);
  const isOurs =
    json.ok && isObject(json.value) && [...formats, partyFormat].includes(String(json.value['format']));
  return isOurs ? json : strict;
};

/**
 * Reads a file of a sheet or a party, with or without a byte order mark, or a text from a chat that holds one; whatever
 * it holds gives an answer.
 * @param content the text of the file, or its bytes; more than 1,000,000 bytes are refused unread.
 * @throws NotOpened for a game that is not open: run it within `opening`
 */
export const readFile = (content: string | Uint8Array): Result<SheetFile, FileProblem> => {
  const tooLarge = (bytes: number): FileProblem => ({
    problem: 'file-too-large',
    path: [],
    bytes,
    limit: fileLimits.bytes,
  });
  if (content.length > fileLimits.bytes) {
    return err(tooLarge(typeof content === 'string' ? utf8Bytes(content) : content.length));
  }
  const text = typeof content === 'string' ? ok(content) : decodeText(content);
  if (!text.ok) return err({ problem: 'not-text', path: [], ...text.error });
  const bytes = utf8Bytes(text.value);
  if (bytes > fileLimits.bytes) return err(tooLarge(bytes));
  const json = parseAnyJson(text.value.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  if (isTooDeep(json.value)) return err({ problem: 'not-json', path: [], why: 'too-deep' });
  return readJson(json.value);
};
