import type { Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { Roster, RosterProblem, SavedHero, VersionReason } from '@/lib/roster/roster';
import { sameSheet } from '@/lib/systems/document';
import { samePhotos } from '@/lib/systems/fighter-photos';
import { open, opening } from '@/lib/systems/open';
import { tabsHere } from '@/components/writer/tabs';
import { Writer, type Tabs } from '@/components/writer/writer';
import type { Arrival } from './address';
import { arrive, freshSystem, savedFor } from './arrival';
import type { Snapshot } from './history';
import { readHistory } from './history-text';
import { openSaver, snapshotOf, type Saver } from './saver';
import { begin, blankDocument, bringing, isBlank, reduce, type Action, type DraftState } from './state';

/** A sheet that is being written: each change of it becomes a step to undo, and is saved as it is made. */
export interface Draft {
  readonly state: () => DraftState;
  /** The last state that looks different on the page: news of saving alone are none. */
  readonly visible: () => DraftState;
  /** The last state that no part of the page may show later than another. */
  readonly settled: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: Action) => void;
  /** Begins to save, and to hear of other tabs; gives the way to stop, after which everything is written. */
  readonly start: () => () => void;
  /** Writes at once what is not written yet. */
  readonly flush: () => void;
  /** Keeps the sheet as a version, once it is saved; where it cannot be, nobody has to know. */
  readonly keepVersion: (why: VersionReason) => Promise<void>;
  /** True while something is not saved. */
  readonly isUnsaved: () => boolean;
  /** Tries again to save; a sheet that was changed or deleted elsewhere is saved beside as a new one. */
  readonly saveAgain: () => Promise<void>;
  /** Opens what another tab saved; undo brings one's own back. */
  readonly showTheirs: () => void;
}

const canWait = (action: Action): boolean =>
  action.do === 'saved' || action.do === 'written' || (action.do === 'edit' && action.canWait === true);

type Bringing = Extract<Action, { readonly do: 'bring' }>;

const mayBeHere = (action: Action): action is Bringing =>
  action.do === 'bring' && action.again !== true && action.documents.length === 1;

const looksAlike = (one: DraftState, other: DraftState): boolean =>
  one.document === other.document &&
  samePhotos(one, other) &&
  one.generation === other.generation &&
  one.question === other.question &&
  one.arrivalProblem === other.arrivalProblem;

/** Opens a saved sheet or a new one. */
export const openDraft = async (
  arrival: Arrival,
  enterRoster: () => Promise<Result<Roster, RosterProblem>> = openRoster,
  tabs: Tabs = tabsHere(),
): Promise<Draft> => {
  const system = freshSystem(arrival);
  await open([system]);
  let state = begin(blankDocument(system));
  let visible = state;
  let settled = state;
  let roster: Roster | undefined;
  let saver: Saver | undefined;
  let isStarted = false;
  let unwatch = (): void => undefined;
  let pen: { readonly id: string; readonly writer: Writer } | undefined;
  const listeners = new Set<() => void>();

  const set = (action: Action): void => {
    state = { ...reduce(state, action), turn: state.turn + 1 };
    if (!looksAlike(visible, state)) visible = state;
    if (!canWait(action)) settled = state;
    for (const listener of listeners) listener();
    hold();
  };

  /** Has the right to write the sheet that is open, unless another tab has it: then that is followed. */
  const hold = (): void => {
    const { id } = state;
    if (!isStarted || pen?.id === id) return;
    pen?.writer.stop();
    pen = undefined;
    if (id === undefined) return;
    const writer = new Writer(`hero ${id}`, tabs, () => saver?.flush() ?? Promise.resolve());
    pen = { id, writer };
    writer.subscribe((writing) => {
      if (pen?.writer === writer) set({ do: 'written', isElsewhere: writing === 'elsewhere' });
    });
    void writer.start();
  };
  const saverFor = (entered: Roster, row: SavedHero | undefined, isKept: boolean): Saver => {
    const mine: Saver = openSaver(
      entered,
      {
        now: () => state,
        onSave: (save, id) => {
          if (saver === mine) set({ do: 'saved', save, ...(id !== undefined && { id }) });
        },
        take: async (id) => {
          if (pen?.id === id) await pen.writer.take();
        },
      },
      { row, kept: isKept ? state : undefined },
    );
    return mine;
  };

  const put = async (entered: Roster, row: SavedHero): Promise<void> => {
    const text = await entered.history(row.id);
    const history = await opening(() => readHistory(text.ok ? text.value : ''));
    saver = undefined;
    set({ do: 'open', id: row.id, snapshot: snapshotOf(row), history });
    saver = saverFor(entered, row, true);
  };

  /** A sheet beside the one that is open, which stays in the roster. */
  const beside = (entered: Roster, snapshot: Snapshot): void => {
    const { document } = snapshot;
    const left = state.id;
    saver = undefined;
    set({ do: 'begin', snapshot, change: { ...bringing(document), left } });
    saver = saverFor(entered, undefined, isBlank(document));
    saver.touch();
  };

  /** Goes back to the sheet that a step left; false where it is gone. What was brought and not touched goes away. */
  const goBack = async (entered: Roster, left: string): Promise<boolean> => {
    const brought = saver?.row();
    const untouched = state.history.past.length === 1;
    const found = await entered.hero(left);
    if (!found.ok) return false;
    const { said } = reduce(state, { do: 'undo' });
    const name = state.history.past.at(-1)?.name ?? '';
    const { document, photo, photos } = state;
    const snapshot = { document, photo, photos };
    await put(entered, found.value);
    set({ do: 'went-back', said, step: { name, snapshot, left } });
    saver?.touch();
    if (untouched && brought) await entered.remove([brought.id]);
    return true;
  };

  /** Actions that change which sheet this is wait until the one that is open is safe. */
  const change = async (entered: Roster, action: Action): Promise<void> => {
    const isSafe = (await saver?.flush()) ?? false;
    const [incoming] = action.do === 'bring' ? action.documents : [];
    const last = action.do === 'undo' ? state.history.past.at(-1) : undefined;
    const next = action.do === 'redo' ? state.history.future.at(-1) : undefined;
    if (isSafe && incoming && action.do === 'bring')
      beside(entered, { document: incoming, photo: action.photo });
    else if (isSafe && next) beside(entered, next.snapshot);
    else if (!(isSafe && last?.left !== undefined && (await goBack(entered, last.left)))) {
      set(action);
      saver?.touch();
    }
  };

  const needsCare = (action: Action): boolean => {
    if (action.do === 'bring')
      return action.documents.length === 1 && action.inPlace !== true && !isBlank(state.document);
    if (action.do === 'undo') return state.history.past.at(-1)?.left !== undefined;
    return action.do === 'redo' && state.history.future.at(-1)?.left !== undefined;
  };

  /** Opens what comes in, unless it is here already: then the player is asked. */
  const bringIn = async (entered: Roster, action: Bringing): Promise<void> => {
    const [document] = action.documents;
    const contents = await entered.contents();
    const twin =
      document && contents.ok
        ? contents.value.heroes.find(({ hero }) => sameSheet(hero, document))
        : undefined;
    if (document && twin) set({ do: 'ask-twin', document, id: twin.id });
    else dispatch({ ...action, again: true });
  };

  const dispatch = (action: Action): void => {
    if (roster && mayBeHere(action)) {
      void bringIn(roster, action);
      return;
    }
    if (roster && needsCare(action)) {
      void change(roster, action);
      return;
    }
    set(action);
    if (isStarted) saver?.touch();
  };

  /** Another tab, or this one, changed the roster. */
  const look = async (entered: Roster): Promise<void> => {
    const mine = saver;
    const row = mine?.row();
    if (!mine || !row || mine.isDirty()) return;
    const there = await entered.hero(row.id);
    if (saver !== mine || mine.isDirty() || mine.row() !== row) return;
    if (!there.ok) {
      if (there.error.problem === 'gone') mine.lose();
    } else if (there.value.revision !== row.revision || state.save.saved === 'no') {
      if (!mine.follow(there.value)) await put(entered, there.value);
    }
  };

  const enter = async (): Promise<Roster | undefined> => {
    const entered = await enterRoster();
    if (entered.ok) roster = entered.value;
    else set({ do: 'saved', save: { saved: 'no', problem: entered.error } });
    return roster;
  };

  const entered = await enter();
  if (entered) {
    const found = await savedFor(entered, arrival);
    if (found.ok && found.value) await put(entered, found.value);
    else {
      saver = saverFor(entered, undefined, true);
      if (!found.ok) set({ do: 'refuse', problem: { of: 'saved', problem: found.error } });
    }
  }
  const first = await arrive(arrival);
  if (first && roster && mayBeHere(first)) await bringIn(roster, first);
  else if (first) set(first);

  return {
    state: () => state,
    visible: () => visible,
    settled: () => settled,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    start: () => {
      isStarted = true;
      hold();
      const open = roster;
      if (open) unwatch = open.watch(() => void look(open));
      saver?.touch();
      return () => {
        isStarted = false;
        unwatch();
        const last = pen?.writer;
        pen = undefined;
        void saver?.flush().finally(() => last?.stop());
        if (!saver) last?.stop();
      };
    },
    flush: () => void saver?.flush(),
    keepVersion: async (why) => {
      const isSafe = (await saver?.flush()) ?? false;
      const row = saver?.row();
      if (isSafe && row) await roster?.keepVersion(row.id, why);
    },
    isUnsaved: () => (saver ? saver.isDirty() : !isBlank(state.document)),
    saveAgain: async () => {
      if (!roster) {
        const open = await enter();
        if (!open) return;
        unwatch = open.watch(() => void look(open));
        saver = saverFor(open, undefined, isBlank(state.document));
        set({ do: 'saved', save: { saved: 'nothing-yet' } });
      }
      await saver?.again();
    },
    showTheirs: () => {
      const { save } = state;
      const open = roster;
      if (!open || save.saved !== 'no' || save.problem.problem !== 'conflict') return;
      const { theirs } = save.problem;
      saver = undefined;
      set({ do: 'theirs', snapshot: snapshotOf(theirs) });
      saver = saverFor(open, theirs, false);
      saver.touch();
    },
  };
};
