'use client';

import { use } from 'react';
import { isOpen, NotOpened, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';

/**
 * Lets React read what a promise has come to: `use` knows these two fields and then waits for nothing. A component that
 * waits must call `use` again when it is drawn once more, also when there is nothing left to wait for: React goes on
 * where it stopped, and takes hooks behind a missing `use` for those of an update.
 */
export const readable = <T>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};

/** Promise that is fulfilled already. */
const ready: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

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

/** Runs code that handles sheets again until every game that it meets is open; waits for them within Suspense. */
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
