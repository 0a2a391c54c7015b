import type { Backup, DamagedRow } from './backup-file';
import type { HeroRow, PartyRow, PhotoRow, Stored } from './database';
import { byPlace } from './place';
import { plainOf } from './plain';
import type { Result } from '../result';
import { heroRowOf, partyRowOf, photoRowOf } from './stored-rows';

/** Rows as they stand in their tables, in the order of a backup, with those that cannot be read apart. */
export const sortedOut = (tables: {
  readonly heroes: readonly Stored[];
  readonly parties: readonly Stored[];
  readonly photos: readonly Stored[];
}): Backup => {
  const damaged: DamagedRow[] = [];
  const readable = <Row>(
    of: DamagedRow['of'],
    rows: readonly Stored[],
    read: (row: Stored) => Result<Row, unknown>,
  ): Row[] =>
    rows.flatMap((stored) => {
      const row = read(stored);
      if (row.ok) return [row.value];
      damaged.push({ of, row: plainOf(stored) });
      return [];
    });
  const heroes: HeroRow[] = readable('hero', tables.heroes, heroRowOf);
  const parties: PartyRow[] = readable('party', tables.parties, partyRowOf);
  const photos: PhotoRow[] = readable('photo', tables.photos, photoRowOf);
  return { heroes: heroes.sort(byPlace), parties: parties.sort(byPlace), photos, damaged };
};
