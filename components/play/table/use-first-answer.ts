import { useEffect, useRef, type RefObject } from 'react';

const answers = '[data-answers] :is(button, select):enabled';
/** A lesson and the ruler stand above the answers, and are read first. */
const readFirst = '[data-lesson], [data-measuring]';

/** Pixels by which a sheet may be lower or higher than its height says, so that it ends with a whole row. */
const give = { lower: 40, higher: 48 } as const;

/** Pixels between a row and what lies below it. */
const gap = 4;

/**
 * Pixels that a sheet is high, so that no row of answers is seen in part; undefined where its height is as good.
 * @param rows height of the sheet that ends with each row of answers, the first row first
 * @param usual its height otherwise
 */
export const sheetHeight = (rows: readonly number[], usual: number): number | undefined => {
  const [first = 0, ...others] = rows;
  if (first > usual) return Math.min(first, usual + give.higher);
  if (others.every((row) => row <= usual)) return undefined;
  const lower = rows.findLast((row) => row <= usual && row >= usual - give.lower);
  return lower ?? rows.find((row) => row > usual && row <= usual + give.higher);
};

/**
 * Keeps the first answer in view in a phone's sheet, and whole rows of answers: tells the layout how high the sheet has
 * to be for that, and if that is not enough, scrolls down to the first answer.
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
      if (getComputedStyle(element).overflowY !== 'auto') return;
      const isRead = element.querySelector(readFirst) !== null;
      const ends = element.querySelector<HTMLElement>('[data-ends]')?.offsetHeight ?? 0;
      sheet.style.removeProperty('--fitted');
      const frame = element.getBoundingClientRect();
      const above = frame.top - sheet.getBoundingClientRect().top;
      const rows = [...element.querySelectorAll(answers)]
        .map((answer) => answer.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ bottom }) => Math.ceil(bottom - frame.top + element.scrollTop + above + ends + gap))
        .sort((one, other) => one - other);
      const usual = sheet.offsetHeight;
      const fitted = isRead ? undefined : sheetHeight(rows, usual);
      if (fitted !== undefined) sheet.style.setProperty('--fitted', `${fitted}px`);
      sheet.toggleAttribute('data-grown', fitted !== undefined && fitted > usual);
      if (element.scrollTop !== top) return;
      const [first = 0] = rows;
      element.scrollTop = isRead ? 0 : Math.max(0, first - above - element.clientHeight);
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
