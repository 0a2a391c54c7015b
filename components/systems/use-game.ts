'use client';
import { use } from 'react';
import { isOpen, NotOpened, open } from '@/lib/systems/open';
import type { PartName, SystemId } from '@/lib/systems/system';
import { viewsOf } from './registry';
import type { BuilderViews, OddsViews } from './views';

/** Waits within Suspense until these games and parts of them are open; below, all that they say is there at once. */
export const useGames = (ids: readonly SystemId[], ...parts: readonly PartName[]): void => {
  if (!isOpen(ids, ...parts)) use(open(ids, ...parts));
};

const tried = <T>(run: () => T): { readonly value: T } | { readonly needs: NotOpened } => {
  try {
    return { value: run() };
  } catch (thrown) {
    if (!(thrown instanceof NotOpened)) throw thrown;
    return { needs: thrown };
  }
};

/** What handles sheets, run again until every game that it comes upon is open; waits for them within Suspense. */
export const useOpening = <T>(run: () => T): T => {
  for (;;) {
    const found = tried(run);
    if ('value' in found) return found.value;
    const { id, part } = found.needs;
    use(open([id], ...(part === undefined ? [] : [part])));
  }
};

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
