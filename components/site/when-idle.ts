/** ms that a page has to itself before it loads what can wait. */
const rest = 3000;

/** Runs once the page has come to rest and its thread is idle; returns what calls it off. */
export const whenIdle = (run: () => void): (() => void) => {
  // Not in every browser.
  const { requestIdleCallback: ask, cancelIdleCallback: cancel } = window as Partial<Window>;
  let asked: number | undefined;
  const timer = setTimeout(() => {
    if (ask) asked = ask(run);
    else run();
  }, rest);
  return () => {
    clearTimeout(timer);
    if (asked !== undefined) cancel?.(asked);
  };
};

/** The device asks to be spared, as on a metered connection. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
