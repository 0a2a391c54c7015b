import { useEffect, useRef } from 'react';

const answers = '[data-answers] :is(button, select):enabled';
/** A lesson and the ruler stand above the answers, and are read first. */
const readFirst = '[data-lesson], [data-measuring]';

/** Pixels between an answer and what lies below it. */
const gap = 4;

/**
 * Keeps the first answer in view in a phone's sheet: scrolls down to it where it would lie below the edge.
 * @param at the moment that is shown: with another one, the question comes back into view
 * @param height of the sheet: with another one, too
 */
export const useFirstAnswer = (at: number, height: string) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    element.scrollTop = 0;
    /** Scrolled to here automatically; a sheet that somebody has scrolled stays where it is. */
    let top = 0;
    const lead = (): void => {
      if (getComputedStyle(element).overflowY !== 'auto' || element.scrollTop !== top) return;
      const isRead = element.querySelector(readFirst) !== null;
      const first = [...element.querySelectorAll(answers)].find((each) => each.checkVisibility());
      const ends = element.querySelector<HTMLElement>('[data-ends]')?.offsetHeight ?? 0;
      const bottom = first?.getBoundingClientRect().bottom ?? 0;
      const below = bottom - element.getBoundingClientRect().top + element.scrollTop + ends;
      element.scrollTop = isRead || !first ? 0 : Math.max(0, below + gap - element.clientHeight);
      top = element.scrollTop;
    };
    lead();
    const watch = new ResizeObserver(lead);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [at, height]);
  return body;
};
