import { useCallback, useEffect } from 'react';

const touches = ['pointermove', 'pointerdown', 'keydown', 'dragenter', 'scroll'] as const;

/**
 * Runs once somebody is about to do something on the page. A page that is only read loads nothing for it.
 * @param run must stay the same function until it has run for this page; undefined: nothing
 */
export const useFirstTouch = (run: (() => void) | undefined): void => {
  useEffect(() => {
    if (!run) return;
    const listening = new AbortController();
    const touched = (): void => {
      listening.abort();
      run();
    };
    for (const touch of touches)
      window.addEventListener(touch, touched, { capture: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [run]);
};

/** Fetches a script at the first touch. A failure is met again where the script is needed. @param load always the same function */
export const useScriptSoon = (load: () => Promise<unknown>): void => {
  const run = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  useFirstTouch(run);
};
