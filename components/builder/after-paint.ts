const waiting = new Set<() => void>();

const callAll = (): void => {
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
};

/** Once the browser has painted what has changed so far; a page that nobody sees paints nothing and does it soon. */
const callAfterPaint = (task: () => void): void => {
  const isAsked = waiting.size > 0;
  waiting.add(task);
  if (isAsked) return;
  if (document.hidden) setTimeout(callAll);
  // What the first frame calls comes before it is painted.
  else requestAnimationFrame(() => requestAnimationFrame(callAll));
};

/** A subscription whose listener does not delay the frame of a change: it hears of several at once, after the next paint. */
export const subscribeAfterPaint =
  (subscribe: (listener: () => void) => () => void) =>
  (listener: () => void): (() => void) => {
    const stop = subscribe(() => callAfterPaint(listener));
    return () => {
      stop();
      waiting.delete(listener);
    };
  };
