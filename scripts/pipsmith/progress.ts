/** How far a long work is, on standard error: a line that is written over on a terminal, seldom a new one elsewhere. */
export interface Progress {
  readonly step: () => void;
  readonly end: () => void;
}

/** ms between two lines: on a terminal, and where every line stays. */
const pace = { terminal: 200, file: 10_000 };

/**
 * @param line what to say about the number done and the seconds left; undefined while the time left is
 * unknown
 */
export const progress = (
  all: number,
  line: (done: number, all: number, secondsLeft: number | undefined) => string,
): Progress => {
  const { stderr } = process;
  const begun = performance.now();
  let done = 0;
  let last = begun;
  let isShown = false;
  const show = (secondsLeft: number | undefined): void => {
    isShown = true;
    const text = line(done, all, secondsLeft);
    stderr.write(stderr.isTTY ? `\r\u001b[2K${text}` : `${text}\n`);
  };
  if (stderr.isTTY && all > 0) show(undefined);
  return {
    step: () => {
      done += 1;
      const now = performance.now();
      if (now - last < (stderr.isTTY ? pace.terminal : pace.file)) return;
      last = now;
      show(((now - begun) / done / 1000) * (all - done));
    },
    end: () => {
      if (isShown && stderr.isTTY) stderr.write('\r\u001b[2K');
    },
  };
};
