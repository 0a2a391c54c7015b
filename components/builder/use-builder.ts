'use client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Edit } from '@/lib/systems/index';
import type { BuilderState } from './state';
import type { Builder } from './store';

export const BuilderContext = createContext<Builder | undefined>(undefined);

/** The builder itself, for what saves and opens. */
export const useStore = (): Builder => {
  const store = useContext(BuilderContext);
  if (!store) throw new Error('Only for what stands inside the builder.');
  return store;
};

/** What the builder shows now. */
export const useBuilder = (): BuilderState => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
};

/** One part of what the builder shows; a component that takes only this is drawn again only when it changes. */
export const useBuilderPart = <T>(part: (state: BuilderState) => T): T => {
  const store = useStore();
  const now = (): T => part(store.state());
  return useSyncExternalStore(store.subscribe, now, now);
};

/** How the builder changes: any action, or edits of the hero on the bench. */
export const useBench = (): {
  readonly dispatch: Builder['dispatch'];
  readonly edit: (...edits: readonly Edit[]) => void;
} => {
  const { dispatch } = useStore();
  return { dispatch, edit: (...edits) => dispatch({ do: 'edit', edits }) };
};
