'use client';

import { games } from '@/components/systems/registry';
import type { SystemId } from '@/lib/systems/sheet';
import type { GameViews, LoadedViews } from './views';
import { use } from 'react';
import { readable } from './use-game';

/** Views of a game. @throws RangeError for a game without views */
export const viewsOf = (id: SystemId): GameViews => {
  const views = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!views) throw new RangeError(`The game ${id} has no views.`);
  return views;
};

type Name = keyof LoadedViews;

const loading = new Map<string, Promise<unknown>>();

/** Fetches views of a game; the same promise for the same views. Undefined where the game has none. */
export const loadViews = <N extends Name>(id: SystemId, name: N): Promise<LoadedViews[N]> => {
  const key = `${id} ${name}`;
  const known = loading.get(key);
  if (known) return known as Promise<LoadedViews[N]>;
  const begun = readable(Promise.resolve(viewsOf(id)[name]?.()) as Promise<LoadedViews[N]>);
  loading.set(key, begun);
  // A script that could not be loaded is asked for again the next time.
  begun.catch(() => loading.delete(key));
  return begun;
};

/** Views of a game; waits for them within Suspense. */
export const useViews = <N extends Name>(id: SystemId, name: N): LoadedViews[N] => use(loadViews(id, name));
