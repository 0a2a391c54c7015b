import type { Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { Roster, RosterProblem, VersionReason } from '@/lib/roster/roster';
import { open } from '@/lib/systems/open';
import { tabsHere } from '@/components/writer/tabs';
import type { Tabs } from '@/components/writer/writer';
import type { Arrival } from './address';
import { freshSystem } from './arrival';
import { KeptDraft } from './kept-draft';
import { begin, blankDocument, type Action, type DraftState } from './state';

/** A sheet being edited: each change becomes a step to undo, and is saved at once. */
export interface Draft {
  readonly state: () => DraftState;
  /** The last state that looks different on the page: news about saving doesn't count. */
  readonly visible: () => DraftState;
  /** The last state that no part of the page may show later than another. */
  readonly settled: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: Action) => void;
  /** Begins to save, and to hear of other tabs; gives the way to stop, after which everything is written. */
  readonly start: () => () => void;
  /** Saves unsaved changes at once. */
  readonly flush: () => void;
  /** Keeps the sheet as a version, once it is saved; where it cannot be, nobody has to know. */
  readonly keepVersion: (why: VersionReason) => Promise<void>;
  /** True while something is not saved. */
  readonly isUnsaved: () => boolean;
  /** Tries again to save; a sheet that was changed or deleted elsewhere is saved beside as a new one. */
  readonly saveAgain: () => Promise<void>;
  /** Opens the version that another tab saved; undo brings this tab's back. */
  readonly showTheirs: () => void;
}

/** Opens a saved sheet or a new one. */
export const openDraft = async (
  arrival: Arrival,
  enterRoster: () => Promise<Result<Roster, RosterProblem>> = openRoster,
  tabs: Tabs = tabsHere(),
): Promise<Draft> => {
  const system = freshSystem(arrival);
  await open([system]);
  const draft = new KeptDraft(begin(blankDocument(system)), enterRoster, tabs);
  await draft.arrive(arrival);
  return draft;
};
