import { loadDraft, saveDraft, type Shelf } from '@/lib/roster/draft';
import { codeFrom, decode } from '@/lib/share/index';
import { living } from '@/lib/systems/index';
import { begin, reduce, type Action, type BuilderState } from './state';

/** What the address of the page brings: a share code or link, or the id of a sample. */
export interface Arrival {
  readonly from?: string | undefined;
  readonly sample?: string | undefined;
}

export interface Builder {
  readonly state: () => BuilderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: Action) => void;
}

/** What the address asks for, as an action. */
const arrive = ({ from, sample }: Arrival): Action | undefined => {
  if (from !== undefined) {
    const opened = decode(codeFrom(from));
    if (!opened.ok) return { do: 'refuse', problem: { of: 'code', problem: opened.error } };
    const { value } = opened;
    return { do: 'bring', heroes: value.kind === 'hero' ? [value.hero] : value.party.heroes };
  }
  if (sample === undefined) return undefined;
  const found = living.samples.find(({ id }) => id === sample);
  return found
    ? { do: 'bring', heroes: [found.hero] }
    : { do: 'refuse', problem: { of: 'sample', id: sample } };
};

/**
 * The bench: the draft of this device, what the address brings, and every change saved as it is made. A damaged draft
 * that could not be copied aside is not written over until the player lets it go.
 */
export const openBuilder = (arrival: Arrival, shelf?: Shelf): Builder => {
  const loaded = loadDraft(shelf);
  let state = begin(loaded.ok ? loaded.value : undefined);
  if (!loaded.ok) state = { ...state, loadProblem: loaded.error };
  if (state.loadProblem?.problem === 'no-storage')
    state = reduce(state, { do: 'saved', save: { saved: 'no', problem: { problem: 'no-storage' } } });
  const listeners = new Set<() => void>();

  const save = (): void => {
    const { loadProblem } = state;
    if (loadProblem?.problem === 'damaged' && !loadProblem.aside) {
      state = reduce(state, { do: 'saved', save: { saved: 'no', problem: 'damaged-in-the-way' } });
      return;
    }
    const saved = saveDraft(state.hero, shelf);
    state = reduce(state, {
      do: 'saved',
      save: saved.ok ? { saved: 'yes' } : { saved: 'no', problem: saved.error },
    });
  };

  const take = (action: Action): void => {
    const before = state;
    state = reduce(state, action);
    if (state.hero !== before.hero || action.do === 'forgive-damage') save();
  };

  const first = arrive(arrival);
  if (first) take(first);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      take(action);
      for (const listener of listeners) listener();
    },
  };
};
