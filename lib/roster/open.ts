import type { Result } from '../result';
import { problemOf } from './problem';
import type { LastGoodCopy } from './backup/last-good-copy';
import type { Roster, RosterProblem } from './roster';
import { ofThisBrowser } from './surroundings';

let opening: Promise<Result<Roster, RosterProblem>> | undefined;

const open = async (): Promise<Result<Roster, RosterProblem>> => {
  try {
    const { openIndexedRoster } = await import('./indexed-roster');
    return await openIndexedRoster(ofThisBrowser());
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) };
  }
};

/**
 * The roster of this device, opened once per page; after a failure the next call tries again. Only for the browser.
 * The database and the rules come in scripts of their own.
 */
export const openRoster = async (): Promise<Result<Roster, RosterProblem>> => {
  opening ??= open();
  const opened = await opening;
  if (!opened.ok) opening = undefined;
  return opened;
};

/**
 * Everything as it stood before the roster was last brought to a newer layout, as a backup file to download; undefined
 * where there is none. It can be had when the roster itself cannot be opened.
 */
export const lastGoodCopy = async (): Promise<Result<LastGoodCopy | undefined, RosterProblem>> => {
  try {
    const { readLastGoodCopy } = await import('./backup/last-good-copy');
    return await readLastGoodCopy(ofThisBrowser());
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) };
  }
};
