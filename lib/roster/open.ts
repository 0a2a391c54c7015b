import { err, ok, type Result } from '../result';
import { layoutNow } from './database/layout-now';
import { markRoster } from './mark';
import { patienceOf } from './database/patience';
import { newRoster, type NewRoster } from './new-roster';
import { draftsOn } from './old-drafts';
import { problemOf } from './problem';
import type { LastGoodCopy } from './backup/last-good-copy';
import type { Roster, RosterProblem } from './roster';
import { ofThisBrowser, type Surroundings } from './surroundings';

type Opened = Result<Roster, RosterProblem>;

let opening: Promise<Opened> | undefined;
let unused: NewRoster | undefined;

const opened = 'opened';

const openDatabase = async (around: Surroundings): Promise<Opened> => {
  try {
    const { openIndexedRoster } = await import('./indexed-roster');
    const roster = await openIndexedRoster(around);
    if (roster.ok) {
      markRoster(around);
      around.tabs?.postMessage(opened);
    }
    return roster;
  } catch (thrown) {
    return err(problemOf(thrown));
  }
};

/** Whether this device keeps anything of Pipsmith's. */
const keepsSomething = async ({ indexedDB, shelf, patience }: Surroundings): Promise<boolean> => {
  if (indexedDB === undefined || (shelf && draftsOn(shelf).size > 0)) return true;
  return (await patienceOf(() => patience).wait(layoutNow(indexedDB))) > 0;
};

/** Opens the database of a new device: somebody is about to change something. */
export const prepareToKeep = (): void => {
  void unused?.enter();
};

/** Hears of other tabs that open the database, and tells whether one has. */
const hearOthers = ({ tabs }: Surroundings): (() => boolean) => {
  let isOpen = false;
  if (tabs)
    tabs.onmessage = ({ data }) => {
      if (data !== opened) return;
      isOpen = true;
      prepareToKeep();
    };
  return () => isOpen;
};

const open = async (): Promise<Opened> => {
  const around = ofThisBrowser();
  try {
    // Another tab may keep something while this one is still looking.
    const isOpenElsewhere = hearOthers(around);
    if ((await keepsSomething(around)) || isOpenElsewhere()) return await openDatabase(around);
    unused = newRoster(() => openDatabase(around));
    return ok(unused);
  } catch (thrown) {
    return err(problemOf(thrown));
  }
};

/**
 * The roster of this device, opened once per page; after a failure the next call tries again. Only for the browser.
 * The database and the rules load with separate scripts, on a new device only once there is something to save.
 */
export const openRoster = async (): Promise<Opened> => {
  opening ??= open();
  const roster = await opening;
  if (!roster.ok) opening = undefined;
  return roster;
};

/**
 * Everything as it was before the roster was last updated to a newer layout, as a backup file to download; undefined
 * if there is none. Works even if the roster itself cannot be opened.
 */
export const lastGoodCopy = async (): Promise<Result<LastGoodCopy | undefined, RosterProblem>> => {
  try {
    const { readLastGoodCopy } = await import('./backup/last-good-copy');
    return await readLastGoodCopy(ofThisBrowser());
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) };
  }
};
