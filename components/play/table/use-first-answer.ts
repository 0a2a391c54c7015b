import { useEffect, useRef, type RefObject } from 'react';

const answers = '[data-answers] :is(button, select):enabled';
/** A lesson and the ruler stand above the answers, and are read first. */
const readFirst = '[data-lesson], [data-measuring]';

/** What can be pressed below the question. */
const controls = 'button, label, input[type="range"]';

const seen = (element: HTMLElement, what: string): readonly Element[] =>
  [...element.querySelectorAll(what)].filter((each) => each.checkVisibility());

/** Pixels by which a sheet may be lower or higher than its height says, so that it ends with a whole row. */
const give = { lower: 56, higher: 48 } as const;

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
      const height = (each: Element, below: number): number =>
        Math.ceil(each.getBoundingClientRect().bottom - frame.top + element.scrollTop + above + below + gap);
      const [first = 0, ...more] = seen(element, answers).map((each) => height(each, ends));
      // Where nothing is asked, or all of it fits, rows below the question are whole as well.
      const others = seen(element, controls).filter((each) => each.closest('.asked') === null);
      const rows = [first, ...more, ...others.map((each) => height(each, 0))]
        .filter((row) => row > 0)
        .sort((one, other) => one - other);
      const usual = sheet.offsetHeight;
      const fitted = isRead ? undefined : sheetHeight(rows, usual);
      if (fitted !== undefined) sheet.style.setProperty('--fitted', `${fitted}px`);
      sheet.toggleAttribute('data-grown', fitted !== undefined && fitted > usual);
      if (element.scrollTop !== top) return;
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
