import { useEffect, useRef, useState } from 'react';

/** Answers that were folded away and have been opened. */
const row = 'details[open] button';

/**
 * How many answers lie below the edge of a phone's sheet, and a way to them; 0 where all are seen. A row that is only
 * seen in part counts as below: `cut` pixels of it are covered.
 */
export const useHiddenAnswers = () => {
  const list = useRef<HTMLDivElement>(null);
  const ends = useRef<HTMLUListElement>(null);
  /** Pixels from the upper edge of the sheet to the first row that is not seen. */
  const next = useRef(0);
  const [{ hidden, cut }, setSeen] = useState({ hidden: 0, cut: 0 });
  useEffect(() => {
    const sheet = list.current?.closest<HTMLElement>('[data-tray-body]');
    if (!list.current || !sheet) return;
    const count = (): void => {
      const isSheet = getComputedStyle(sheet).overflowY === 'auto';
      const edge = sheet.getBoundingClientRect().bottom - (ends.current?.offsetHeight ?? 0);
      const folded = list.current?.parentElement?.querySelectorAll(row) ?? [];
      const rows = [...(list.current?.querySelectorAll('button') ?? []), ...folded].map((each) =>
        each.getBoundingClientRect(),
      );
      const below = isSheet ? rows.filter(({ height, bottom }) => height > 0 && bottom > edge + 1) : [];
      const first = Math.min(edge, ...below.map(({ top }) => top));
      const isAnySeen = rows.some(({ height, bottom }) => height > 0 && bottom <= edge + 1);
      // A sheet in which not even the first row is seen whole shows what it can of it.
      const part = isAnySeen ? Math.ceil(edge - first) : 0;
      next.current = first - sheet.getBoundingClientRect().top;
      const now = { hidden: below.length, cut: part };
      setSeen((before) => (before.hidden === now.hidden && before.cut === now.cut ? before : now));
    };
    count();
    const watch = new ResizeObserver(count);
    watch.observe(sheet);
    // With what stands above the answers, too.
    watch.observe(list.current.closest('section') ?? list.current);
    sheet.addEventListener('scroll', count, { passive: true });
    return () => {
      watch.disconnect();
      sheet.removeEventListener('scroll', count);
    };
  }, []);
  return {
    list,
    ends,
    hidden,
    cut,
    showMore: (): void => {
      const sheet = list.current?.closest<HTMLElement>('[data-tray-body]');
      sheet?.scrollBy({ top: next.current - 6 });
    },
  };
};
