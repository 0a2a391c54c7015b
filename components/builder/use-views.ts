'use client';
import { use } from 'react';
import { viewsOf } from '@/components/systems/registry';
import type { BuilderViews } from '@/components/systems/views';
import type { SystemId } from '@/lib/systems/system';

const loading = new Map<SystemId, Promise<BuilderViews>>();
const loaded = new Map<SystemId, BuilderViews>();

/** Fetches what a game shows in the builder; the same promise for the same game. */
export const loadBuilderViews = (id: SystemId): Promise<BuilderViews> => {
  const known = loading.get(id);
  if (known) return known;
  const begun = viewsOf(id)
    .builder()
    .then((views) => {
      loaded.set(id, views);
      return views;
    });
  loading.set(id, begun);
  // A script that could not be loaded is asked for again the next time.
  begun.catch(() => loading.delete(id));
  return begun;
};

/** What a game shows in the builder; waits for it within Suspense. */
export const useBuilderViews = (id: SystemId): BuilderViews => loaded.get(id) ?? use(loadBuilderViews(id));
