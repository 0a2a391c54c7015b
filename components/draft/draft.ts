import { openRoster } from '@/lib/roster/open';
import type { Roster, RosterProblem, SavedHero } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { arrive, savedFor, type Arrival } from './arrival';
import type { Bench } from './history';
import { readHistory } from './history-text';
import { openSaver, type Saver } from './saver';
import { begin, bringDeed, isBlank, reduce, type Action, type BuilderState } from './state';

export interface Builder {
  readonly state: () => BuilderState;
  /** The state after the last change that was no stroke of paint and no news of saving: those may be shown a moment later. */
  readonly settled: () => BuilderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: Action) => void;
  /** Begins to save, and to hear of other tabs; gives the way to stop, after which everything is written. */
  readonly start: () => () => void;
  /** Writes at once what is not written yet. */
  readonly flush: () => void;
  /** True while something on the bench is not saved. */
  readonly isUnsaved: () => boolean;
  /** Tries again to save; a hero that was changed or deleted elsewhere is saved beside as a new one. */
  readonly saveAgain: () => Promise<void>;
  /** Puts on the bench what another tab saved; undo brings one's own back. */
  readonly showTheirs: () => void;
}

type Door = () => Promise<Result<Roster, RosterProblem>>;

const benchOf = ({
  hero,
  photo,
}: Pick<SavedHero, 'hero'> & { readonly photo?: string | undefined }): Bench => ({ hero, photo });

const canWait = (action: Action): boolean =>
  action.do === 'saved' || (action.do === 'edit' && action.edits.every(({ edit }) => edit === 'paint'));

/** The bench: a saved hero or a new one, and every change saved as it is made. */
export const openBuilder = async (arrival: Arrival, door: Door = openRoster): Promise<Builder> => {
  let state = begin();
  let settled = state;
  let roster: Roster | undefined;
  let saver: Saver | undefined;
  let isStarted = false;
  let unwatch = (): void => undefined;
  const listeners = new Set<() => void>();

  const set = (action: Action): void => {
    state = { ...reduce(state, action), turn: state.turn + 1 };
    if (!canWait(action)) settled = state;
    for (const listener of listeners) listener();
  };
  const saverFor = (open: Roster, row: SavedHero | undefined, isKept: boolean): Saver => {
    const mine: Saver = openSaver(
      open,
      {
        sheet: () => state,
        tell: (save, id) => {
          if (saver === mine) set({ do: 'saved', save, ...(id !== undefined && { id }) });
        },
      },
      { row, kept: isKept ? state : undefined },
    );
    return mine;
  };

  const put = async (open: Roster, row: SavedHero): Promise<void> => {
    const text = await open.history(row.id);
    const history = readHistory(text.ok ? text.value : '');
    saver = undefined;
    set({ do: 'open', id: row.id, bench: benchOf(row), history });
    saver = saverFor(open, row, true);
  };

  /** A hero beside the one on the bench, which stays in the roster. */
  const beside = (open: Roster, hero: HeroDraft, photo?: string): void => {
    const left = state.id;
    saver = undefined;
    set({ do: 'begin', bench: { hero, photo }, deed: { ...bringDeed(hero), left } });
    saver = saverFor(open, undefined, isBlank(hero));
    saver.touch();
  };

  /** Goes back to the hero that a step left; false where it is gone. What was brought and not touched goes away. */
  const goBack = async (open: Roster, left: string): Promise<boolean> => {
    const brought = saver?.row();
    const untouched = state.history.past.length === 1;
    const found = await open.hero(left);
    if (!found.ok) return false;
    const { said } = reduce(state, { do: 'undo' });
    const name = state.history.past.at(-1)?.name ?? '';
    const bench = benchOf(state);
    await put(open, found.value);
    set({ do: 'went-back', said, step: { name, bench, left } });
    saver?.touch();
    if (untouched && brought) await open.remove([brought.id]);
    return true;
  };

  /** Actions that change which hero this is wait until the one on the bench is safe. */
  const change = async (open: Roster, action: Action): Promise<void> => {
    const isSafe = (await saver?.flush()) ?? false;
    const [incoming] = action.do === 'bring' ? action.heroes : [];
    const last = action.do === 'undo' ? state.history.past.at(-1) : undefined;
    const next = action.do === 'redo' ? state.history.future.at(-1) : undefined;
    if (isSafe && incoming) beside(open, incoming);
    else if (isSafe && next) beside(open, next.bench.hero, next.bench.photo);
    else if (!(isSafe && last?.left !== undefined && (await goBack(open, last.left)))) {
      set(action);
      saver?.touch();
    }
  };

  const needsCare = (action: Action): boolean => {
    if (action.do === 'bring') return action.heroes.length === 1 && !isBlank(state.hero);
    if (action.do === 'undo') return state.history.past.at(-1)?.left !== undefined;
    return action.do === 'redo' && state.history.future.at(-1)?.left !== undefined;
  };

  const dispatch = (action: Action): void => {
    if (roster && needsCare(action)) {
      void change(roster, action);
      return;
    }
    set(action);
    if (isStarted) saver?.touch();
  };

  /** Another tab, or this one, changed the roster. */
  const look = async (open: Roster): Promise<void> => {
    const mine = saver;
    const row = mine?.row();
    if (!mine || !row || mine.isDirty()) return;
    const there = await open.hero(row.id);
    if (saver !== mine || mine.isDirty() || mine.row() !== row) return;
    if (!there.ok) {
      if (there.error.problem === 'gone') mine.lose();
    } else if (there.value.revision !== row.revision || state.save.saved === 'no') {
      if (!mine.follow(there.value)) await put(open, there.value);
    }
  };

  const enter = async (): Promise<Roster | undefined> => {
    const opened = await door();
    if (opened.ok) roster = opened.value;
    else set({ do: 'saved', save: { saved: 'no', problem: opened.error } });
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
  const first = arrive(arrival);
  if (first) set(first);

  return {
    state: () => state,
    settled: () => settled,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    start: () => {
      isStarted = true;
      const open = roster;
      if (open) unwatch = open.watch(() => void look(open));
      saver?.touch();
      return () => {
        isStarted = false;
        unwatch();
        void saver?.flush();
      };
    },
    flush: () => void saver?.flush(),
    isUnsaved: () => (saver ? saver.isDirty() : !isBlank(state.hero)),
    saveAgain: async () => {
      if (!roster) {
        const open = await enter();
        if (!open) return;
        unwatch = open.watch(() => void look(open));
        saver = saverFor(open, undefined, isBlank(state.hero));
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
      set({ do: 'theirs', bench: benchOf(theirs) });
      saver = saverFor(open, theirs, false);
      saver.touch();
    },
  };
};
