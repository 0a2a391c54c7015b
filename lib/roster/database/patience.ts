/** Error of a call that waited in vain. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** How long the browser's storage is waited for. */
export interface Patience {
  /** It answered something: whoever waits goes on waiting. */
  readonly heard: () => void;
  /** Waits for work on it; rejects with `NoAnswer` once nothing was heard for so long. */
  readonly wait: <T>(work: PromiseLike<T>) => Promise<T>;
}

/** @param limit tells how many milliseconds without any answer are too many */
export const patienceOf = (limit: () => number): Patience => {
  const waiting = new Set<() => void>();
  return {
    heard: () => {
      for (const again of waiting) again();
    },
    wait: (work) =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const stop = (): void => {
          clearTimeout(timer);
          waiting.delete(again);
        };
        const giveUp = (): void => {
          stop();
          reject(new NoAnswer());
        };
        // In two halves: a page that was busy or asleep meanwhile gives the answer a chance to be heard first.
        const again = (): void => {
          const half = limit() / 2;
          clearTimeout(timer);
          timer = setTimeout(() => {
            timer = setTimeout(giveUp, half);
          }, half);
        };
        waiting.add(again);
        again();
        work.then(
          (value) => {
            stop();
            resolve(value);
          },
          (thrown: unknown) => {
            stop();
            reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
          },
        );
      }),
  };
};
