import type { Locks, Tabs } from './writer';

interface Waiting {
  readonly grant: () => void;
}

/** Locks as browsers have them, for tests: first come, first served; stealing throws out whoever holds one. */
export const newLocks = (): Locks => {
  const held = new Map<string, { readonly throwOut: () => void }>();
  const queues = new Map<string, Waiting[]>();
  const next = (name: string): void => {
    held.delete(name);
    queues.get(name)?.shift()?.grant();
  };
  return {
    request: (name, { ifAvailable, steal, signal }, callback) =>
      new Promise((resolve, reject) => {
        const grant = (): void => {
          let isOut = false;
          held.set(name, {
            throwOut: () => {
              isOut = true;
              reject(new DOMException('stolen', 'AbortError'));
            },
          });
          void Promise.resolve(callback({})).then(() => {
            if (isOut) return;
            next(name);
            resolve(undefined);
          });
        };
        const holder = held.get(name);
        if (steal) {
          holder?.throwOut();
          grant();
        } else if (!holder) grant();
        else if (ifAvailable) resolve(callback(null));
        else {
          const waiting: Waiting = { grant };
          queues.set(name, [...(queues.get(name) ?? []), waiting]);
          signal?.addEventListener('abort', () => {
            const queue = queues.get(name) ?? [];
            // A lock once given stays given.
            if (!queue.includes(waiting)) return;
            queues.set(
              name,
              queue.filter((each) => each !== waiting),
            );
            reject(new DOMException('late', 'TimeoutError'));
          });
        }
      }),
  };
};

/** Several tabs of one browser. @param patience in ms */
export const newTabs = (patience = 50, locks: Locks | undefined = newLocks()): Tabs => {
  const listeners = new Set<(name: string) => void>();
  return {
    locks,
    say: (wanted) => {
      for (const listener of [...listeners]) listener(wanted);
    },
    hear: (onWanted) => {
      listeners.add(onWanted);
      return () => listeners.delete(onWanted);
    },
    patience,
  };
};
