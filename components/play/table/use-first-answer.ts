import { useEffect, useRef, type RefObject } from 'react';

const answers = '[data-answers] :is(button, select):enabled';
/** A lesson and the ruler stand above the answers, and are read first. */
const readFirst = '[data-lesson], [data-measuring]';

/**
 * Keeps the first answer in view in a phone's sheet: tells the layout how high the sheet has to be for that, and if
 * that is not enough, scrolls down to it.
 * @param at the moment that is shown: with another one, the question comes back into view
 */
export const useFirstAnswer = (tray: RefObject<HTMLElement | null>, at: number) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    const sheet = tray.current;
    if (!element || !sheet) return;
    element.scrollTop = 0;
    /** Scrolled to here automatically; a page that somebody has scrolled stays where it is. */
    let top = 0;
    const fit = (): void => {
      const answer = element.querySelector(answers);
      const isRead = !answer || element.querySelector(readFirst) !== null;
      const frame = element.getBoundingClientRect();
      const ends = element.querySelector<HTMLElement>('[data-ends]')?.offsetHeight ?? 0;
      const low = isRead
        ? 0
        : answer.getBoundingClientRect().bottom - frame.top + element.scrollTop + ends + 4;
      sheet.style.setProperty(
        '--needed',
        `${Math.ceil(low + frame.top - sheet.getBoundingClientRect().top)}px`,
      );
      if (element.scrollTop !== top || getComputedStyle(element).overflowY !== 'auto') return;
      element.scrollTop = isRead ? 0 : Math.max(0, low - element.clientHeight);
      top = element.scrollTop;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [at, tray]);
  return body;
};
