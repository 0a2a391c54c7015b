import * as z from 'zod/mini';
import { err, ok, type Result } from '../result';
import { parseJson, readSheet } from '../systems/file';
import { fileProblem, type FileProblem } from '../systems/file-problem';
import { base64Of, bytesOf } from './base64';
import type { HeroRow, PartyRow } from './database';
import type { Photo } from './roster';

export const backupFormat = 'pipsmith/backup';

type BackupHero = Omit<HeroRow, 'revision' | 'place'>;
type BackupParty = Omit<PartyRow, 'revision' | 'place'>;

/**
 * Everything that a backup carries, each list in its order. Undo is none of it: the steps of a bench belong to the work
 * of one device, name heroes that may not be there, and would make a file many times as long as its heroes.
 */
export interface Backup {
  readonly heroes: readonly BackupHero[];
  readonly parties: readonly BackupParty[];
  readonly photos: readonly Photo[];
}

const zMoment = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { params: { expected: 'moment' } }));

const zId = z.string();

const zRow = z.object({
  id: zId,
  tags: z._default(z.array(z.string()), []),
  photo: z.optional(zId),
  created: zMoment,
  changed: zMoment,
});

const zBackup = z.object({
  format: z.literal(backupFormat),
  version: z.literal(1),
  heroes: z.array(z.extend(zRow, { hero: z.unknown() })),
  unreadable: z._default(z.array(z.extend(zRow, { text: z.string() })), []),
  parties: z._default(
    z.array(
      z.object({ id: zId, name: z.string(), heroes: z.array(zId), created: zMoment, changed: zMoment }),
    ),
    [],
  ),
  photos: z._default(z.array(z.object({ id: zId, width: z.int(), height: z.int(), jpeg: z.string() })), []),
});

const listed = (key: string, entries: readonly unknown[]): string =>
  entries.length === 0
    ? `"${key}": []`
    : `"${key}": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;

const heroIn = (text: string): unknown => {
  const json = parseJson(text);
  return json.ok && readSheet(json.value).ok ? json.value : undefined;
};

/**
 * A backup as the text of a file, version 1: one entry a line, in the given order. The same heroes give the same text.
 * A hero stands there as its file has it, one that cannot be read as the text that it is.
 */
export const writeBackup = ({ heroes, parties, photos }: Backup): string => {
  const known = new Set(photos.map(({ id }) => id));
  const readable: unknown[] = [];
  const unreadable: unknown[] = [];
  for (const { id, tags, photo, created, changed, text } of heroes) {
    const named = photo === undefined || !known.has(photo) ? {} : { photo };
    const row = { id, tags, ...named, created, changed };
    const hero = heroIn(text);
    if (hero === undefined) unreadable.push({ ...row, text });
    else readable.push({ ...row, hero });
  }
  const lists = [
    listed('heroes', readable),
    listed('unreadable', unreadable),
    listed(
      'parties',
      parties.map(({ id, name, heroes: members, created, changed }) => ({
        id,
        name,
        heroes: members,
        created,
        changed,
      })),
    ),
    listed(
      'photos',
      photos.map(({ id, width, height, bytes }) => ({ id, width, height, jpeg: base64Of(bytes) })),
    ),
  ];
  return `{\n"format": "${backupFormat}",\n"version": 1,\n${lists.join(',\n')}\n}\n`;
};

const problemIn = (issue: z.core.$ZodIssue, json: unknown): FileProblem => {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const expected = issue.code === 'custom' ? (issue.params?.['expected'] as unknown) : undefined;
  if (typeof expected === 'string') return { problem: 'wrong-type', path, expected };
  if (path[0] === 'version' && issue.code === 'invalid_value') {
    const { version } = json as { readonly version?: unknown };
    if (typeof version === 'number') {
      return { problem: 'unknown-value', path, value: String(version), known: ['1'] };
    }
  }
  return fileProblem(issue, json, []);
};

/** A photo as Base64 says it, or where it is none. */
const photosOf = (photos: z.output<typeof zBackup>['photos']): Result<readonly Photo[], FileProblem> => {
  const read: Photo[] = [];
  for (const [index, { id, width, height, jpeg }] of photos.entries()) {
    const bytes = bytesOf(jpeg);
    if (!bytes) {
      return err({ problem: 'wrong-type', path: ['photos', index, 'jpeg'], expected: 'jpeg' });
    }
    read.push({ id, bytes, width, height });
  }
  return ok(read);
};

type Row = z.output<typeof zRow>;

const heroRow = ({ id, tags, photo, created, changed }: Row, text: string): BackupHero => ({
  id,
  text,
  tags,
  ...(photo === undefined ? {} : { photo }),
  created,
  changed,
});

/** Reads a backup of any size; the error names the first place that is wrong. @throws NotOpened */
export const readBackup = (text: string): Result<Backup, FileProblem> => {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const parsed = zBackup.safeParse(json.value);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return err(
      first === undefined
        ? { problem: 'wrong-type', path: [], expected: 'object' }
        : problemIn(first, json.value),
    );
  }
  const heroes: BackupHero[] = [];
  for (const [index, entry] of parsed.data.heroes.entries()) {
    const hero = readSheet(entry.hero, ['heroes', index, 'hero']);
    if (!hero.ok) return hero;
    heroes.push(heroRow(entry, JSON.stringify(entry.hero)));
  }
  for (const entry of parsed.data.unreadable) heroes.push(heroRow(entry, entry.text));
  const photos = photosOf(parsed.data.photos);
  return photos.ok ? ok({ heroes, parties: parsed.data.parties, photos: photos.value }) : photos;
};
