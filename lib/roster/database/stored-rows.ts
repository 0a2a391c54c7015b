import * as z from 'zod/mini';
import { err, ok, type Result } from '../../result';
import { parseJson } from '@/lib/systems/file';
import { fileProblem, type FileProblem } from '@/lib/systems/file-problem';
import type { HeroRow, PartyRow, PhotoRow, StepRow } from './database';
import {
  savedTextKinds,
  versionReasons,
  type RosterStep,
  type SavedMatch,
  type SavedText,
  type SavedTextKind,
  type VersionRow,
} from '../roster';

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** A moment as ISO 8601, which every browser can read and put in order. */
export const zMoment = z.string().check(z.refine(isMoment, { params: { expected: 'moment' } }));

const epoch = '1970-01-01T00:00:00.000Z';

/** Optional values of a row, with their defaults. A present but wrong value makes the row unreadable. */
const zHousekeeping = {
  created: z._default(zMoment, epoch),
  changed: z._default(zMoment, epoch),
  revision: z._default(z.int(), 0),
  place: z._default(z.number(), 0),
};

const zHeroRow = z.object({
  id: z.string(),
  text: z.string(),
  tags: z._default(z.array(z.string()), []),
  photo: z.optional(z.string()),
  photos: z.optional(z.record(z.string(), z.string())),
  ...zHousekeeping,
});

const zPartyRow = z.object({
  id: z.string(),
  name: z.string(),
  heroes: z.array(z.string()),
  ...zHousekeeping,
});

const zMatchRow = z.object({
  id: z.string(),
  name: z._default(z.string(), ''),
  text: z.string(),
  isOver: z._default(z.boolean(), false),
  created: zHousekeeping.created,
  changed: zHousekeeping.changed,
});

const zVersionRow = z.object({
  id: z.string(),
  hero: z.string(),
  text: z.string(),
  why: z._default(z.enum(versionReasons), 'asked'),
  kept: z._default(zMoment, epoch),
});

const zTextRow = z.object({
  id: z.string(),
  kind: z.enum(savedTextKinds),
  name: z._default(z.string(), ''),
  text: z.string(),
  created: zHousekeeping.created,
  changed: zHousekeeping.changed,
});

const zPhotoRow = z.object({
  id: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  width: z.int(),
  height: z.int(),
  kept: z._default(zMoment, epoch),
});

const zNames = z.array(z.string());

const zStep: z.ZodMiniType<RosterStep> = z.union([
  z.object({ did: z.enum(['delete', 'import', 'duplicate', 'tag']), names: zNames }),
  z.object({ did: z.literal('restore') }),
  z.object({ did: z.enum(['party', 'delete-party']), name: z.string() }),
]);

const zChange = z.union([
  z.object({
    of: z.literal('hero'),
    id: z.string(),
    row: z.optional(z.looseObject({})),
    history: z.optional(z.string()),
  }),
  z.object({ of: z.literal('party'), id: z.string(), row: z.optional(z.looseObject({})) }),
  z.object({ of: z.literal('tags'), id: z.string(), from: zNames, to: zNames }),
]);

const zStepRow = z.object({
  at: z.number(),
  step: zStep,
  undone: z.literal([0, 1]),
  changes: z.array(zChange),
});

/** Zod's complaint about a row or a part of a backup, as a problem of the file. */
export const rowProblem = (error: z.core.$ZodError, row: unknown): FileProblem => {
  const [first] = error.issues;
  if (first === undefined) return { problem: 'wrong-type', path: [], expected: 'object' };
  const path = first.path.filter((key) => typeof key !== 'symbol');
  const expected = first.code === 'custom' ? (first.params?.['expected'] as unknown) : undefined;
  return typeof expected === 'string'
    ? { problem: 'wrong-type', path, expected }
    : fileProblem(first, row, []);
};

const refuse = (error: z.core.$ZodError, row: unknown) => err(rowProblem(error, row));

/** Reads a row of the heroes, whatever stands there; so do the others below. */
export const heroRowOf = (row: unknown): Result<HeroRow, FileProblem> => {
  const parsed = zHeroRow.safeParse(row);
  if (!parsed.success) return refuse(parsed.error, row);
  const { photo, photos, ...hero } = parsed.data;
  return ok({ ...hero, ...(photo !== undefined && { photo }), ...(photos && { photos }) });
};

export const partyRowOf = (row: unknown): Result<PartyRow, FileProblem> => {
  const parsed = zPartyRow.safeParse(row);
  return parsed.success ? ok(parsed.data) : refuse(parsed.error, row);
};

export const matchRowOf = (row: unknown): Result<SavedMatch, FileProblem> => {
  const parsed = zMatchRow.safeParse(row);
  return parsed.success ? ok(parsed.data) : refuse(parsed.error, row);
};

export const versionRowOf = (row: unknown): Result<VersionRow, FileProblem> => {
  const parsed = zVersionRow.safeParse(row);
  return parsed.success ? ok(parsed.data) : refuse(parsed.error, row);
};

export const textRowOf = (row: unknown): Result<SavedText, FileProblem> => {
  const parsed = zTextRow.safeParse(row);
  return parsed.success ? ok(parsed.data) : refuse(parsed.error, row);
};

export const photoRowOf = (row: unknown): Result<PhotoRow, FileProblem> => {
  const parsed = zPhotoRow.safeParse(row);
  return parsed.success ? ok(parsed.data) : refuse(parsed.error, row);
};

export const isStepRow = (row: unknown): row is StepRow => zStepRow.safeParse(row).success;

/** The text under a key of a row, or the empty one. */
export const textIn = (row: unknown, key: string): string => {
  const value =
    typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The ids of the photos that a row names. */
export const photosIn = (row: unknown): readonly string[] => {
  const { photos } = Object(row) as { readonly photos?: unknown };
  const all: readonly unknown[] = [
    textIn(row, 'photo'),
    ...Object.values(Object(photos) as Readonly<Record<string, unknown>>),
  ];
  return all.filter((id) => typeof id === 'string').filter((id) => id !== '');
};

/** Kind of text in a row, if it can be recognised. */
export const textKindOf = (row: unknown): SavedTextKind =>
  savedTextKinds.find((kind) => kind === textIn(row, 'kind')) ?? savedTextKinds[0];

/** The name of a hero, even from the text of a file that breaks off; empty if there is none. */
export const nameInText = (text: string): string => {
  const json = parseJson(text);
  if (json.ok) return textIn(json.value, 'name');
  const [, quoted] = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text.slice(0, 10_000)) ?? [];
  const name = quoted === undefined ? undefined : parseJson(quoted);
  return name?.ok && typeof name.value === 'string' ? name.value : '';
};
