'use client';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { subscribeAfterPaint } from '../builder/after-paint';
import type { BuilderState } from './state';
import type { Builder } from './draft';

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** The builder itself, for what saves and opens. */
export const useStore = (): Builder => {
  const store = useContext(BuilderContext);
  if (!store) throw new Error('Only for what stands inside the builder.');
  return store;
};

/** What most of the page shows; whether it is saved is a part of its own. */
export type Shown = Omit<BuilderState, 'id' | 'save' | 'said' | 'turn'>;

export const ShownContext = createContext<Shown | undefined>(undefined);

/** The builder as the page shows it; strokes of paint come a moment after the die has shown them. */
export const useBuilder = (): Shown => {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('Only for what stands inside the builder.');
  return shown;
};

/** One part of what the builder shows, at once; what takes only this is drawn again only when it changes. */
export const useBuilderPart = <T>(part: (state: BuilderState) => T): T => {
  const store = useStore();
  const now = (): T => part(store.state());
  return useSyncExternalStore(store.subscribe, now, now);
};

/** The same for what may wait until the browser has painted the die. */
export const useLaterPart = <T>(part: (state: BuilderState) => T): T => {
  const store = useStore();
  const subscribe = useMemo(() => subscribeAfterPaint(store.subscribe), [store]);
  const now = (): T => part(store.state());
  return useSyncExternalStore(subscribe, now, now);
};

/** How the builder changes: any action, or edits of the hero on the bench. */
export const useBench = (): {
  readonly dispatch: Builder['dispatch'];
  readonly edit: (...edits: readonly Edit[]) => void;
} => {
  const { dispatch } = useStore();
  return { dispatch, edit: (...edits) => dispatch({ do: 'edit', edits }) };
};
