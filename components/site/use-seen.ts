import { useEffect } from 'react';

/**
 * Runs once a part of the page comes into sight, or near it.
 * @param run must stay the same function until it has run for this part; undefined: nothing is waited for
 * @param margin how near, as a margin of an IntersectionObserver
 */
export const useSeen = (part: Element | null, run: (() => void) | undefined, margin = '200px'): void => {
  useEffect(() => {
    if (!part || !run) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: margin },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [part, run, margin]);
};
