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

/** What waits for nothing. */
export const ready: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});
