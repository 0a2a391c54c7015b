import { useLayoutEffect, useRef } from 'react';

/** Tells the layout how high what lies above the board is: the sheet of a phone leaves the board its width. */
export const useAbove = () => {
  const above = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = above.current;
    const match = element?.closest<HTMLElement>('[data-match]');
    if (!element || !match) return;
    const tell = (): void => match.style.setProperty('--above', `${element.offsetHeight}px`);
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return above;
};
