import { mostKept } from '../../photo/crop';
import { readHeader } from '../../photo/header';
import { plainJpeg } from '../../photo/jpeg';
import { err, ok, type Result } from '../../result';
import { bytesOf } from '../plain';
import {
  savedTextKinds,
  type Photo,
  type PhotoRefusal,
  type RefusedPart,
  type SavedMatch,
  type SavedText,
} from '../roster';
import * as z from 'zod/mini';
import { fileLimits, parseJson } from '@/lib/systems/file';
import { nameLimit } from '@/lib/file-fields';
import { photoIds } from '@/lib/systems/fighter-photos';
import { fileProblem, type FileProblem } from '@/lib/systems/file-problem';
import { entryOf, zId, zShort } from './entry';
import { readLost, versionOf } from './version-read';
import { backupFormat, type Backup, type BackupHero, type BackupParty, type DamagedRow } from './backup-file';
import { readHeroText } from '../database/rows';
import { nameInText, textIn, textKindOf, zMoment } from '../database/stored-rows';

/** Bytes of the largest photo that is let in; what the builder cuts stays far below. */
export const mostPhotoBytes = 2_000_000;

/** A photo of a backup, as the builder would have cut it; nothing of it is decoded. */
const checkedPhoto = (photo: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly jpeg: string;
}): Result<Photo, PhotoRefusal | 'no-jpeg'> => {
  const { id, width, height, jpeg } = photo;
  const coded = Math.floor((jpeg.length * 3) / 4);
  if (coded > mostPhotoBytes) return err({ problem: 'photo-bytes', bytes: coded, limit: mostPhotoBytes });
  const bytes = bytesOf(jpeg);
  const header = bytes ? readHeader(bytes) : undefined;
  if (!bytes || !header?.ok || header.value.format !== 'jpeg') return err('no-jpeg');
  const found = header.value;
  const isKept = found.width <= mostKept.width && found.height <= mostKept.height;
  if (!isKept || found.width !== width || found.height !== height)
    return err({ problem: 'photo-size', width: found.width, height: found.height });
  return ok({ id, bytes: plainJpeg(bytes), width, height });
};

/** Contents of a backup: parts that can come in, and parts that cannot. */
export interface ReadBackup extends Backup {
  readonly refused: readonly RefusedPart[];
}

const zList = z.array(z.unknown());

const zWhole = z.object({
  format: z.literal(backupFormat),
  version: z.literal(1),
  heroes: zList,
  unreadable: z._default(zList, []),
  parties: z._default(zList, []),
  photos: z._default(zList, []),
  matches: z._default(zList, []),
  texts: z._default(zList, []),
  versions: z._default(zList, []),
  damaged: z._default(zList, []),
});

const zRow = z.object({
  id: zId,
  tags: z._default(z.array(zShort(2 * nameLimit)).check(z.maxLength(fileLimits.heroes)), []),
  photo: z.optional(zId),
  /** By the places of fighters. */
  photos: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}$/)), zId)),
  created: zMoment,
  changed: zMoment,
});
const zHero = z.extend(zRow, { hero: z.unknown() });
const zUnreadable = z.extend(zRow, { text: z.string() });
const zParty = z.object({
  id: zId,
  name: zShort(2 * nameLimit),
  heroes: z.array(zId).check(z.maxLength(fileLimits.heroes)),
  created: zMoment,
  changed: zMoment,
});
/** UTF-16 units of the longest match or text; what is longer comes from no table. */
const mostText = 4_000_000;
const zMatch = z.object({
  id: zId,
  name: zShort(8 * nameLimit),
  text: zShort(mostText),
  isOver: z.boolean(),
  created: zMoment,
  changed: zMoment,
});
const zText = z.object({
  id: zId,
  kind: z.enum(savedTextKinds),
  name: zShort(8 * nameLimit),
  text: zShort(mostText),
  created: zMoment,
  changed: zMoment,
});
const zPhoto = z.object({ id: zId, width: z.int(), height: z.int(), jpeg: z.string() });
/** Unparsed: a schema with keys would lose some of the row's. */
const zStored = z.unknown().check(
  z.refine((row) => typeof row === 'object' && row !== null && !Array.isArray(row), {
    params: { expected: 'object' },
  }),
);
const zDamaged = z.object({
  of: z.enum(['hero', 'party', 'photo', 'match', 'version', ...savedTextKinds]),
  row: zStored,
});

const problemOfWhole = (issue: z.core.$ZodIssue, json: unknown): FileProblem => {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (path[0] === 'version' && issue.code === 'invalid_value') {
    const { version } = json as { readonly version?: unknown };
    if (typeof version === 'number')
      return { problem: 'unknown-value', path, value: String(version), known: ['1'] };
  }
  return fileProblem(issue, json, []);
};

const heroRow = (
  { id, tags, photo, photos, created, changed }: z.output<typeof zRow>,
  text: string,
): BackupHero => ({
  id,
  text,
  tags,
  ...(photo === undefined ? {} : { photo }),
  ...(photos && { photos }),
  created,
  changed,
});

/** A hero as if its file came by itself. */
const heroOf = (entry: unknown): Result<BackupHero, FileProblem> => {
  const row = entryOf(zHero, entry);
  if (!row.ok) return row;
  const text = JSON.stringify(row.value.hero ?? null);
  const hero = readHeroText(text);
  return hero.ok ? ok(heroRow(row.value, text)) : err({ ...hero.error, path: ['hero', ...hero.error.path] });
};

/** Limit for text that cannot become a hero: twice a hero's most, as it may have grown on its device. */
const mostUnread = 2 * fileLimits.bytes;

const tooMuch = (text: string): FileProblem | undefined =>
  text.length > mostUnread
    ? { problem: 'file-too-large', path: [], bytes: text.length, limit: mostUnread }
    : undefined;

const unreadableOf = (entry: unknown): Result<BackupHero, FileProblem> => {
  const row = entryOf(zUnreadable, entry);
  if (!row.ok) return row;
  const problem = tooMuch(row.value.text);
  return problem ? err(problem) : ok(heroRow(row.value, row.value.text));
};

const damagedOf = (entry: unknown): Result<DamagedRow, FileProblem> => {
  const row = entryOf(zDamaged, entry);
  // A photo's row never comes in.
  const problem =
    row.ok && (row.value.of === 'hero' || row.value.of === 'party')
      ? tooMuch(JSON.stringify(row.value.row))
      : undefined;
  return problem ? err(problem) : row;
};

const photoOf = (entry: unknown): Result<Photo, RefusedPart['why']> => {
  const row = entryOf(zPhoto, entry);
  if (!row.ok) return row;
  const photo = checkedPhoto(row.value);
  if (photo.ok) return photo;
  return err(
    photo.error === 'no-jpeg' ? { problem: 'wrong-type', path: ['jpeg'], expected: 'jpeg' } : photo.error,
  );
};

/** The name of a hero in an entry that is wrong otherwise. */
const nameOfEntry = (entry: unknown): string => {
  const { hero, row } = Object(entry) as { readonly hero?: unknown; readonly row?: unknown };
  return (
    textIn(hero, 'name') || nameInText(textIn(entry, 'text') || textIn(row, 'text')) || textIn(row, 'name')
  );
};

/** The parts of a list that are right; the others are named among the refused. */
const partsOf = <Part>(
  entries: readonly unknown[],
  read: (entry: unknown) => Result<Part, RefusedPart['why']>,
  list: string,
  refuse: (entry: unknown, why: RefusedPart['why']) => void,
): readonly Part[] =>
  entries.flatMap((entry, index) => {
    const part = read(entry);
    if (part.ok) return [part.value];
    const { error } = part;
    refuse(entry, 'path' in error ? { ...error, path: [list, index, ...error.path] } : error);
    return [];
  });

/**
 * Reads a backup of any size. The error says why it isn't a backup; a faulty part is left out and named, and the rest
 * is read all the same. Never throws.
 */
export const readBackup = (text: string): Result<ReadBackup, FileProblem> => {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const whole = zWhole.safeParse(json.value);
  if (!whole.success) {
    const [first] = whole.error.issues;
    return err(
      first === undefined
        ? { problem: 'wrong-type', path: [], expected: 'object' }
        : problemOfWhole(first, json.value),
    );
  }
  const refused: RefusedPart[] = [];
  const refuseHero = (entry: unknown, why: RefusedPart['why']): void => {
    refused.push({ of: 'hero', name: nameOfEntry(entry), why });
  };
  const heroes = [
    ...partsOf(whole.data.heroes, heroOf, 'heroes', refuseHero),
    ...partsOf(whole.data.unreadable, unreadableOf, 'unreadable', refuseHero),
  ];
  const parties = partsOf(
    whole.data.parties,
    (entry): Result<BackupParty, FileProblem> => entryOf(zParty, entry),
    'parties',
    (entry, why) => refused.push({ of: 'party', name: textIn(entry, 'name'), why }),
  );
  const refusePhoto = (entry: unknown, why: RefusedPart['why']): void => {
    const id = textIn(entry, 'id');
    const whose = heroes.filter((hero) => photoIds(hero).includes(id)).map((hero) => nameInText(hero.text));
    refused.push({ of: 'photo', name: whose[0] ?? '', why });
  };
  const photos = partsOf(whole.data.photos, photoOf, 'photos', refusePhoto);
  const matches = partsOf(
    whole.data.matches,
    (entry): Result<SavedMatch, FileProblem> => entryOf(zMatch, entry),
    'matches',
    (entry, why) => refused.push({ of: 'match', name: textIn(entry, 'name'), why }),
  );
  const texts = partsOf(
    whole.data.texts,
    (entry): Result<SavedText, FileProblem> => entryOf(zText, entry),
    'texts',
    (entry, why) => refused.push({ of: textKindOf(entry), name: textIn(entry, 'name'), why }),
  );
  const versions = partsOf(whole.data.versions, versionOf, 'versions', (entry, why) =>
    refused.push({ of: 'version', name: nameInText(textIn(entry, 'text')), why }),
  );
  const damaged = partsOf(whole.data.damaged, damagedOf, 'damaged', (entry, why) =>
    refused.push({ of: 'hero', name: nameOfEntry(entry), why }),
  );
  for (const { of, row } of damaged) {
    const read = readLost(of, row);
    if (!read || read.ok) continue;
    if (of === 'photo') refusePhoto(row, read.error);
    else refused.push({ of, name: textIn(row, 'name') || nameInText(textIn(row, 'text')), why: read.error });
  }
  const kept = damaged.filter(({ of }) => of === 'hero' || of === 'party');
  return ok({ heroes, parties, photos, matches, texts, versions, damaged: kept, refused });
};
