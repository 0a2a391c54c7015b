import { useEffect, useRef, useState } from 'react';

/** How many answers lie below the edge of a phone's sheet, and a way to them; 0 where all are seen. */
export const useHiddenAnswers = () => {
  const list = useRef<HTMLDivElement>(null);
  const ends = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const sheet = list.current?.closest<HTMLElement>('[data-tray-body]');
    if (!list.current || !sheet) return;
    const count = (): void => {
      const isSheet = getComputedStyle(sheet).overflowY === 'auto';
      const edge = sheet.getBoundingClientRect().bottom - (ends.current?.offsetHeight ?? 0);
      const answers = [...(list.current?.querySelectorAll('button') ?? [])];
      setHidden(
        isSheet ? answers.filter((each) => each.getBoundingClientRect().bottom > edge + 4).length : 0,
      );
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
    showMore: (): void => {
      const sheet = list.current?.closest<HTMLElement>('[data-tray-body]');
      sheet?.scrollBy({ top: sheet.clientHeight - (ends.current?.offsetHeight ?? 0) - 24 });
    },
  };
};
