'use client';
import { use } from 'react';
import type { SystemId } from '@/lib/systems/system';
import { viewsOf } from './registry';
import type { BuilderViews, OddsViews } from './views';

/** The views of games that come in a script of their own. */
interface LoadedViews {
  readonly builder: BuilderViews;
  readonly odds: OddsViews | undefined;
}

const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();

/** Fetches views of a game; the same promise for the same views. Undefined where the game has none. */
const loadViews = <Name extends keyof LoadedViews>(id: SystemId, name: Name): Promise<LoadedViews[Name]> => {
  const key = `${id} ${name}`;
  const known = loading.get(key);
  if (known) return known as Promise<LoadedViews[Name]>;
  const begun = Promise.resolve(viewsOf(id)[name]?.()).then((views) => {
    loaded.set(key, views);
    return views as LoadedViews[Name];
  });
  loading.set(key, begun);
  // A script that could not be loaded is asked for again the next time.
  begun.catch(() => loading.delete(key));
  return begun;
};

const useViews = <Name extends keyof LoadedViews>(id: SystemId, name: Name): LoadedViews[Name] => {
  const key = `${id} ${name}`;
  return loaded.has(key) ? (loaded.get(key) as LoadedViews[Name]) : use(loadViews(id, name));
};

/** Fetches what a game shows in the builder ahead of time. */
export const loadBuilderViews = (id: SystemId): Promise<BuilderViews> => loadViews(id, 'builder');

/** What a game shows in the builder; waits for it within Suspense. */
export const useBuilderViews = (id: SystemId): BuilderViews => useViews(id, 'builder');

/** What a game shows of odds, or undefined where it has none; waits for it within Suspense. */
export const useOddsViews = (id: SystemId): OddsViews | undefined => useViews(id, 'odds');
