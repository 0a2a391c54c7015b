import { Dexie, type Table, type Transaction } from 'dexie';
import { err, ok, type Result } from '../../result';
import { NoAnswer, type Patience } from './patience';
import { problemOf } from '../problem';
import { rosterName } from './layout-now';
import type { Photo, RosterProblem, RosterStep, SavedParty } from '../roster';
import type { FighterPhotos } from '../../systems/fighter-photos';
import type { Surroundings } from '../surroundings';

/** A hero as it is stored: the text of a hero file, so that nothing of it is lost, readable or not. */
export interface HeroRow {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly photo?: string;
  readonly photos?: FighterPhotos;
  readonly created: string;
  readonly changed: string;
  readonly revision: number;
  /** Rows are listed by it, and by id where two have the same. */
  readonly place: number;
}

export type PartyRow = SavedParty & { readonly place: number };

export type PhotoRow = Photo & { readonly kept: string };

/** Rows of a table: Pipsmith's own, or whatever else got there. `stored-rows.ts` reads them. */
export type Stored = object;

export interface HistoryRow {
  readonly id: string;
  readonly text: string;
}

/** Fact about the roster as a whole. */
export interface FactRow {
  readonly name: 'backed-up' | 'moved-in';
  readonly value: string;
}

/** Change made by a step, as the row that undoing (or redoing) it puts there; a row of `undefined` is taken away. */
export type Change =
  | {
      readonly of: 'hero';
      readonly id: string;
      readonly row?: Stored | undefined;
      readonly history?: string | undefined;
    }
  | { readonly of: 'party'; readonly id: string; readonly row?: Stored | undefined }
  | {
      readonly of: 'tags';
      readonly id: string;
      readonly from: readonly string[];
      readonly to: readonly string[];
    };

export interface StepRow {
  /** Counts up. */
  readonly at: number;
  readonly step: RosterStep;
  readonly undone: 0 | 1;
  readonly changes: readonly Change[];
}

export type RosterDatabase = Dexie & {
  readonly heroes: Table<Stored, string>;
  readonly parties: Table<Stored, string>;
  readonly photos: Table<Stored, string, PhotoRow>;
  readonly histories: Table<Stored, string, HistoryRow>;
  readonly matches: Table<Stored, string>;
  readonly texts: Table<Stored, string>;
  readonly versions: Table<Stored, string>;
  readonly facts: Table<Stored, string, FactRow>;
  readonly steps: Table<Stored, number, Omit<StepRow, 'at'>>;
};

/** Additions of a version of the database to the one before. */
export interface Layout {
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => PromiseLike<void>;
}

/** Version 1, 2 ...; only ever appended to. */
export const layouts: readonly Layout[] = [
  { stores: { heroes: 'id, place', parties: 'id, place', photos: 'id', histories: 'id', facts: 'name' } },
  { stores: { steps: '++at, undone' } },
  { stores: { matches: 'id, changed' } },
  { stores: { texts: 'id, kind' } },
  { stores: { versions: 'id, hero' } },
];

/** Reports to the patience everything that the database answers. */
const reportAnswers = (db: Dexie, { heard }: Patience): void => {
  const reported =
    <Asked, Answer>(call: (asked: Asked) => PromiseLike<Answer>) =>
    (asked: Asked): Promise<Answer> =>
      Dexie.Promise.resolve(call(asked)).then((answer) => {
        heard();
        return answer;
      });
  db.use({
    stack: 'dbcore',
    name: 'patience',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: reported((asked) => table.mutate(asked)),
          get: reported((asked) => table.get(asked)),
          getMany: reported((asked) => table.getMany(asked)),
          query: reported((asked) => table.query(asked)),
          openCursor: reported((asked) => table.openCursor(asked)),
          count: reported((asked) => table.count(asked)),
        };
      },
    }),
  });
};

/** Whether another tab deletes the database, rather than bringing it to a newer layout. */
export const isDeletion = ({ newVersion }: Pick<IDBVersionChangeEvent, 'newVersion'>): boolean =>
  newVersion === null;

/** Opens the database, created or brought to the last layout; a tab that holds an older one open blocks that. */
export const openDatabase = async (
  { indexedDB, keyRange }: Surroundings,
  patience: Patience,
  all: readonly Layout[] = layouts,
): Promise<Result<RosterDatabase, RosterProblem>> => {
  if (indexedDB === undefined || keyRange === undefined) return err({ problem: 'unavailable' });
  const db = new Dexie(rosterName, { indexedDB, IDBKeyRange: keyRange }) as RosterDatabase;
  for (const [index, { stores, upgrade }] of all.entries()) {
    const version = db.version(index + 1).stores(stores);
    if (upgrade) version.upgrade(upgrade);
  }
  reportAnswers(db, patience);
  // Nobody in another tab must wait for this one. After a newer Pipsmith this tab answers `newer` from then on; where the
  // database was deleted, the next call finds an empty one, in which what is on the screen can be saved again.
  db.on('versionchange', (event) => {
    db.close({ disableAutoOpen: !isDeletion(event) });
    return false;
  });
  // Dexie would go on with a newer layout, also when it opens again after the page slept.
  db.on(
    'ready',
    () => {
      if (Math.floor(db.backendDB().version / 10) > all.length)
        throw new DOMException('newer layout', 'VersionError');
    },
    true,
  );
  const blocked = new Promise<'blocked'>((resolve) => {
    db.on('blocked', () => resolve('blocked'));
  });
  const opening = db.open();
  // Opened too late, it must not stay open beside the next one.
  const leave = (): void => {
    opening.then(
      () => db.close(),
      () => undefined,
    );
  };
  try {
    if ((await patience.wait(Promise.race([opening, blocked]))) === 'blocked') {
      leave();
      return err({ problem: 'blocked' });
    }
    return ok(db);
  } catch (thrown) {
    if (thrown instanceof NoAnswer) leave();
    else db.close();
    return err(problemOf(thrown));
  }
};

/** The first place behind all rows of a table that are listed by their places. Within a transaction. */
export const placeBehind = async (table: Table<Stored, string>): Promise<number> => {
  // Numbers come before whatever else may stand there as a place.
  const [last] = await table.where('place').belowOrEqual(Number.MAX_SAFE_INTEGER).reverse().limit(1).keys();
  return typeof last === 'number' ? Math.max(0, Math.floor(last)) + 1 : 1;
};

interface Placed {
  readonly id: string;
  readonly place: number;
}

/** Rows in the order that their places say; where two have the same, their ids decide. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.place - other.place || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
