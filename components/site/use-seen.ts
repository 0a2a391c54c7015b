import { useEffect } from 'react';

/**
 * Runs once a part of the page comes into sight.
 * @param run the same function as long as it has run for this part
 */
export const useSeen = (part: Element | null, run: () => void): void => {
  useEffect(() => {
    if (!part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: '200px' },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [part, run]);
};
