import { useSyncExternalStore } from 'react';

/** A value shared by parts of the page that don't contain each other; undefined while nobody sets it. */
export const sharedValue = <T>(): {
  readonly set: (value: T | undefined) => void;
  readonly useValue: () => T | undefined;
} => {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => undefined,
      ),
  };
};
