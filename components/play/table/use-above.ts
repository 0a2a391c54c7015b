import { useLayoutEffect, useRef } from 'react';

/**
 * Tells the layout how high what lies above the board is, and the turn with its goal, the first of it: the sheet of a
 * phone leaves the board its width, and a lesson the turn in sight.
 */
export const useAbove = () => {
  const above = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = above.current;
    const match = element?.closest<HTMLElement>('[data-match]');
    if (!element || !match) return;
    const turn = element.firstElementChild;
    const tell = (): void => {
      match.style.setProperty('--above', `${element.offsetHeight}px`);
      if (turn instanceof HTMLElement) match.style.setProperty('--turn', `${turn.offsetHeight}px`);
    };
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    if (turn) watch.observe(turn);
    return () => watch.disconnect();
  }, []);
  return above;
};
