import { useEffect, useRef } from 'react';

const answers = '[data-answers] :is(button, select):enabled';
/** The ruler stands above the answers, and is read first. */
const readFirst = '[data-measuring]';

/** Pixels between an answer and what lies below it. */
const gap = 4;

/** Where the buttons that step through a match lie on the screen. */
const stepsAt = (body: HTMLElement): number | undefined =>
  body.querySelector('[data-steps]')?.getBoundingClientRect().top;

/**
 * Keeps the first answer in view in a phone's sheet: scrolls down to it where it would lie below the edge.
 * Whoever steps through the match has the steps where they are, moment after moment.
 * @param at the moment that is shown: with another one, the question comes back into view
 * @param height of the sheet: with another one, too
 */
export const useFirstAnswer = (at: number, height: string) => {
  const body = useRef<HTMLDivElement>(null);
  /** Where the steps were when one of them was pressed. */
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const note = ({ target }: Event): void => {
      const isStep = target instanceof Element && target.closest('[data-steps]') !== null;
      pressed.current = isStep ? stepsAt(element) : undefined;
    };
    element.addEventListener('click', note, { capture: true });
    element.addEventListener('input', note, { capture: true });
    return () => {
      element.removeEventListener('click', note, { capture: true });
      element.removeEventListener('input', note, { capture: true });
    };
  }, []);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const kept = pressed.current;
    pressed.current = undefined;
    // Beside a large board whoever reads on below isn't led away while others decide.
    const isSheet = getComputedStyle(element).overflowY === 'auto';
    if (kept === undefined && (isSheet || element.querySelector(answers))) element.scrollTop = 0;
    /** Scrolled to here automatically; a sheet that somebody has scrolled stays where it is. */
    let top = element.scrollTop;
    /** Somebody scrolls on: the steps are where they want them. */
    let isMoved = false;
    const move = (): void => {
      isMoved = true;
    };
    element.addEventListener('pointerdown', move);
    element.addEventListener('wheel', move, { passive: true });
    const lead = (): void => {
      if (getComputedStyle(element).overflowY !== 'auto') return;
      const first = [...element.querySelectorAll(answers)].find((each) => each.checkVisibility());
      const ends = element.querySelector<HTMLElement>('[data-ends]')?.offsetHeight ?? 0;
      if (kept !== undefined) {
        if (!isMoved) element.scrollTop += (stepsAt(element) ?? kept) - kept;
        return;
      }
      if (element.scrollTop !== top) return;
      const isRead = element.querySelector(readFirst) !== null;
      const bottom = first?.getBoundingClientRect().bottom ?? 0;
      const below = bottom - element.getBoundingClientRect().top + element.scrollTop + ends;
      element.scrollTop = isRead || !first ? 0 : Math.max(0, below + gap - element.clientHeight);
      top = element.scrollTop;
    };
    lead();
    const watch = new ResizeObserver(lead);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => {
      watch.disconnect();
      element.removeEventListener('pointerdown', move);
      element.removeEventListener('wheel', move);
    };
  }, [at, height]);
  return body;
};
