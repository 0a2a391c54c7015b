import { useEffect } from 'react';

const touches = ['pointermove', 'pointerdown', 'keydown', 'dragenter', 'scroll'] as const;

/**
 * Runs once somebody is about to do something on the page. A page that is only read fetches nothing for it.
 * @param run the same function as long as it has run for this page; undefined: nothing
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
