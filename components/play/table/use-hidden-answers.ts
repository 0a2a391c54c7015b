import { use, useEffect, useRef, useState } from 'react';
import { Raising } from './tray-height';

/** Pixels that a row may grow by: a button around one word is never a slab. */
const mostSpread = 8;

/**
 * Pixels by which each of the rows that are seen whole grows, so that less of an empty strip is left where the next has
 * no room; 0 where none is seen whole.
 * @param lines upper edges of the rows of answers that are seen whole
 * @param left pixels that the first row without room leaves
 */
export const spreadOf = (lines: readonly number[], left: number): number => {
  const rows = new Set(lines.map((top) => Math.round(top))).size;
  return rows === 0 ? 0 : Math.min(mostSpread, Math.ceil(Math.max(0, left) / rows));
};

/** Answers, those folded away too, and what else is read between them. */
const row = 'button, summary, p, details[open] li';

/**
 * How many answers lie below the edge of a phone's sheet, or of the menu of a figure, and a way to them: a low sheet
 * rises, and any other scrolls on; 0 where all are seen. Rows fill the room, unless somebody has scrolled: then a row
 * that is only seen in part counts as below, and `cut` pixels of it are covered.
 */
export const useHiddenAnswers = () => {
  const raise = use(Raising);
  const list = useRef<HTMLDivElement>(null);
  const ends = useRef<HTMLUListElement>(null);
  /** Pixels from the question, which stays at the top of the sheet, to the first row that is not seen. */
  const next = useRef(0);
  const [{ hidden, cut }, setSeen] = useState({ hidden: 0, cut: 0 });
  useEffect(() => {
    const sheet = list.current?.closest<HTMLElement>('[data-rows]');
    if (!list.current || !sheet) return;
    const count = (): void => {
      const all = list.current?.parentElement;
      if (!all) return;
      const isSheet = getComputedStyle(sheet).overflowY === 'auto';
      const isAtRest = sheet.scrollTop < 2;
      // Whoever scrolls sees rows as tall as they are: one that fills the room would never be followed by a whole one.
      list.current?.style.setProperty('--spread', '0px');
      const foot = ends.current && getComputedStyle(ends.current).position === 'sticky' ? ends.current : null;
      const edge = foot?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
      const rows = [...all.querySelectorAll<HTMLElement>(row)]
        .filter((each) => each.closest('[data-ends]') === null && each.checkVisibility())
        .map((each) => ({
          // A word that explains itself is a button, too.
          isAnswer: each instanceof HTMLButtonElement && each.closest('p, [data-help]') === null,
          box: each.getBoundingClientRect(),
        }));
      const below = isSheet ? rows.filter(({ box }) => box.height > 0 && box.bottom > edge + 1) : [];
      const first = Math.min(edge, ...below.map(({ box }) => box.top));
      // A low answer beside a higher one is of the same row.
      const isAnySeen = rows.some(
        ({ box }) => box.height > 0 && box.bottom <= edge + 1 && box.top < first - 1,
      );
      // A sheet in which not even the first row is seen whole shows what it can of it.
      const left = isAnySeen && foot ? Math.ceil(edge - first) : 0;
      const seen = rows.filter(({ box, isAnswer }) => isAnswer && box.height > 0 && box.bottom <= edge + 1);
      const spread = isAtRest
        ? spreadOf(
            seen.map(({ box }) => box.top),
            left,
          )
        : 0;
      if (isAtRest) list.current?.style.setProperty('--spread', `${spread}px`);
      const lines = new Set(seen.map(({ box }) => Math.round(box.top))).size;
      const part = Math.max(0, left - spread * lines);
      const question = sheet.querySelector('.asked > div:first-child')?.getBoundingClientRect().height ?? 0;
      next.current = first - sheet.getBoundingClientRect().top - question;
      const now = { hidden: below.filter(({ isAnswer }) => isAnswer).length, cut: part };
      setSeen((before) => (before.hidden === now.hidden && before.cut === now.cut ? before : now));
    };
    count();
    const watch = new ResizeObserver(count);
    watch.observe(sheet);
    // They grow when their chances are known, in a menu that keeps its height.
    watch.observe(list.current);
    // With what stands above the answers, too.
    watch.observe(list.current.closest('section') ?? list.current);
    // A note above that goes, or answers that are folded away, leave the list its size.
    const changes = new MutationObserver(count);
    changes.observe(sheet, { childList: true, subtree: true });
    sheet.addEventListener('scroll', count, { passive: true });
    // While it comes in it is smaller.
    sheet.addEventListener('animationend', count);
    return () => {
      watch.disconnect();
      changes.disconnect();
      sheet.removeEventListener('scroll', count);
      sheet.removeEventListener('animationend', count);
    };
  }, []);
  return {
    list,
    ends,
    hidden,
    cut,
    showMore: (): void => {
      if (raise) {
        raise();
        return;
      }
      list.current?.closest<HTMLElement>('[data-rows]')?.scrollBy({ top: next.current - 6 });
    },
  };
};
