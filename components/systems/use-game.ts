'use client';
import { use } from 'react';
import { isOpen, NotOpened, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';
import { ready } from './readable';

/** Waits within Suspense until these games and parts of them are open; below, all that they say is there at once. */
export const useGames = (ids: readonly SystemId[], ...parts: readonly PartName[]): void => {
  use(isOpen(ids, ...parts) ? ready : open(ids, ...parts));
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
    if ('value' in found) {
      use(ready);
      return found.value;
    }
    const { id, part } = found.needs;
    use(open([id], ...(part === undefined ? [] : [part])));
  }
};
