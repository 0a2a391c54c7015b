import { Dexie, type Table } from 'dexie';
import { err, ok, type Result } from '../../result';
import { opening } from '../../systems/open';
import { writeBackup, sortedOut } from './backup-file';
import { layouts, type Layout, type Stored } from '../database/database';
import { layoutNow, rosterName } from '../database/layout-now';
import { patienceOf, type Patience } from '../database/patience';
import { attempt, problemOf } from '../problem';
import type { RosterProblem } from '../roster';

import type { Surroundings } from '../surroundings';

/** Everything as it was before the roster's database was last brought to a newer layout. */
export interface LastGoodCopy {
  /** A backup file. */
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly made: string;
}

interface CopyRow extends LastGoodCopy {
  readonly name: 'last';
}

type CopyDatabase = Dexie & { readonly copies: Table<CopyRow, string> };

const withCopies = async <T>(
  { indexedDB, keyRange }: Surroundings,
  { wait }: Patience,
  run: (copies: CopyDatabase['copies']) => PromiseLike<T>,
): Promise<Result<T, RosterProblem>> => {
  if (indexedDB === undefined || keyRange === undefined) return err({ problem: 'unavailable' });
  const db = new Dexie('pipsmith-last-good', { indexedDB, IDBKeyRange: keyRange }) as CopyDatabase;
  db.version(1).stores({ copies: 'name' });
  try {
    return await attempt(() => wait(run(db.copies)));
  } finally {
    db.close();
  }
};

/** The last good copy, or undefined where no layout was ever left behind. */
export const readLastGoodCopy = (
  around: Surroundings,
): Promise<Result<LastGoodCopy | undefined, RosterProblem>> =>
  withCopies(
    around,
    patienceOf(() => around.patience),
    async (copies) => {
      const row = await copies.get('last');
      return row && { text: row.text, made: row.made };
    },
  );

const copyEverything = async (
  around: Surroundings,
  patience: Patience,
): Promise<Result<undefined, RosterProblem>> => {
  const { indexedDB, keyRange } = around;
  if (indexedDB === undefined || keyRange === undefined) return err({ problem: 'unavailable' });
  const db = new Dexie(rosterName, { indexedDB, IDBKeyRange: keyRange });
  const read = await attempt(async () => {
    await patience.wait(db.open());
    const rows = async (name: string): Promise<readonly Stored[]> =>
      db.tables.some((table) => table.name === name) ? patience.wait(db.table<Stored>(name).toArray()) : [];
    const heroes = await rows('heroes');
    const parties = await rows('parties');
    const photos = await rows('photos');
    const matches = await rows('matches');
    const texts = await rows('texts');
    const versions = await rows('versions');
    return await opening(() => writeBackup(sortedOut({ heroes, parties, photos, matches, texts, versions })));
  });
  db.close();
  if (!read.ok) return read;
  const copied = await withCopies(around, patience, (copies) =>
    copies.put({ name: 'last', text: read.value, made: around.now() }),
  );
  return copied.ok ? ok(undefined) : copied;
};

/**
 * To be called before the roster's database is opened: keeps a copy of everything where that will bring it to a newer
 * layout, and refuses to go on where the copy cannot be kept or the layout is of a newer Pipsmith.
 */
export const keepLastGoodCopy = async (
  around: Surroundings,
  patience: Patience,
  all: readonly Layout[] = layouts,
): Promise<Result<undefined, RosterProblem>> => {
  const { indexedDB } = around;
  if (indexedDB === undefined) return err({ problem: 'unavailable' });
  let now: number;
  try {
    now = await patience.wait(layoutNow(indexedDB));
  } catch (thrown) {
    return err(problemOf(thrown));
  }
  if (now > all.length) return err({ problem: 'newer' });
  return now === 0 || now === all.length ? ok(undefined) : copyEverything(around, patience);
};
