import { somePhotos } from '../../systems/fighter-photos';
import { parseJson } from '../../systems/file';
import { base64Of, plainOf } from '../plain';
import { type HeroRow, type PartyRow, type PhotoRow, type Stored, byPlace } from '../database/database';
import type { Photo, RefusedPart, SavedMatch, SavedText, VersionRow } from '../roster';
import { readHeroText } from '../database/rows';

import type { Result } from '../../result';
import {
  heroRowOf,
  matchRowOf,
  partyRowOf,
  photoRowOf,
  textKindOf,
  textRowOf,
  versionRowOf,
} from '../database/stored-rows';

export const backupFormat = 'pipsmith/backup';

export type BackupHero = Omit<HeroRow, 'revision' | 'place'>;
export type BackupParty = Omit<PartyRow, 'revision' | 'place'>;

/** A row that cannot be read, as JSON has it. */
export interface DamagedRow {
  readonly of: RefusedPart['of'];
  readonly row: unknown;
}

/**
 * Everything that a backup holds, each list in its order. Undo is not part of it: undo steps belong to the
 * work on one device, name heroes that may not be there, and would make a file many times as long as its
 * heroes.
 */
export interface Backup {
  readonly heroes: readonly BackupHero[];
  readonly parties: readonly BackupParty[];
  readonly photos: readonly Photo[];
  readonly matches: readonly SavedMatch[];
  readonly texts: readonly SavedText[];
  readonly versions: readonly VersionRow[];
  readonly damaged: readonly DamagedRow[];
}

const listed = (key: string, entries: readonly unknown[]): string =>
  entries.length === 0
    ? `"${key}": []`
    : `"${key}": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;

const heroIn = (text: string): unknown => {
  const json = readHeroText(text).ok ? parseJson(text) : undefined;
  return json?.ok ? json.value : undefined;
};

/**
 * A backup as the text of a file, version 1: one entry a line, in the given order. The same heroes give the same text.
 * A hero stands there as its file has it, one that cannot be read as the text that it is, a row that cannot be read as
 * the JSON of all that is in it.
 */
export const writeBackup = ({
  heroes,
  parties,
  photos,
  matches,
  texts,
  versions,
  damaged,
}: Backup): string => {
  const known = new Set(photos.map(({ id }) => id));
  const readable: unknown[] = [];
  const unreadable: unknown[] = [];
  for (const { id, tags, photo, photos: each = {}, created, changed, text } of heroes) {
    const named = photo === undefined || !known.has(photo) ? {} : { photo };
    const there = somePhotos(Object.fromEntries(Object.entries(each).filter(([, id]) => known.has(id))));
    const row = { id, tags, ...named, ...(there && { photos: there }), created, changed };
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
    ...(matches.length === 0 ? [] : [listed('matches', matches)]),
    ...(texts.length === 0 ? [] : [listed('texts', texts)]),
    ...(versions.length === 0 ? [] : [listed('versions', versions)]),
    ...(damaged.length === 0 ? [] : [listed('damaged', damaged)]),
  ];
  return `{\n"format": "${backupFormat}",\n"version": 1,\n${lists.join(',\n')}\n}\n`;
};

/** Rows as in their tables, in the order of a backup, with the unreadable ones apart. */
export const sortedOut = (tables: {
  readonly heroes: readonly Stored[];
  readonly parties: readonly Stored[];
  readonly photos: readonly Stored[];
  readonly matches: readonly Stored[];
  readonly texts: readonly Stored[];
  readonly versions: readonly Stored[];
}): Backup => {
  const damaged: DamagedRow[] = [];
  const readable = <Row>(
    of: DamagedRow['of'] | ((row: Stored) => DamagedRow['of']),
    rows: readonly Stored[],
    read: (row: Stored) => Result<Row, unknown>,
  ): Row[] =>
    rows.flatMap((stored) => {
      const row = read(stored);
      if (row.ok) return [row.value];
      damaged.push({ of: typeof of === 'function' ? of(stored) : of, row: plainOf(stored) });
      return [];
    });
  const heroes: HeroRow[] = readable('hero', tables.heroes, heroRowOf);
  const parties: PartyRow[] = readable('party', tables.parties, partyRowOf);
  const photos: PhotoRow[] = readable('photo', tables.photos, photoRowOf);
  const matches: SavedMatch[] = readable('match', tables.matches, matchRowOf);
  const texts: SavedText[] = readable(textKindOf, tables.texts, textRowOf);
  const versions: VersionRow[] = readable('version', tables.versions, versionRowOf);
  return {
    heroes: heroes.sort(byPlace),
    parties: parties.sort(byPlace),
    photos,
    matches,
    texts,
    versions,
    damaged,
  };
};
