import { useEffect, useRef, type RefObject } from 'react';

/** Rows that are seen whole in a sheet, or not at all. */
const row = 'button, h2, select, summary';

/** Heights of what is seen of rows that lie over the upper and the lower edge. */
interface Cut {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Pixels of rows that are seen in part; 0 where no row would be left otherwise.
 * @param rows upper and lower edge of each
 * @param top edge that the question leaves, at the top of the sheet
 */
export const cutOf = (
  rows: readonly { readonly top: number; readonly bottom: number }[],
  top: number,
  bottom: number,
): Cut => {
  const seen = rows.filter((each) => each.bottom > top + 1 && each.top < bottom - 1);
  const isWhole = seen.some((each) => each.top >= top - 1 && each.bottom <= bottom + 1);
  if (!isWhole) return { top: 0, bottom: 0 };
  const above = seen.filter((each) => each.top < top - 1).map((each) => each.bottom - top);
  const below = seen.filter((each) => each.bottom > bottom + 1).map((each) => bottom - each.top);
  return { top: Math.ceil(Math.max(0, ...above)), bottom: Math.ceil(Math.max(0, ...below)) };
};

/** Covers rows of a phone's sheet that its edges, or the question at its top, would cut. */
export const useRowCovers = (body: RefObject<HTMLElement | null>) => {
  const upper = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const cover = (): void => {
      const [above, below] = [upper.current, lower.current];
      if (!above || !below || getComputedStyle(element).overflowY !== 'auto') return;
      const frame = element.getBoundingClientRect();
      const question = element.querySelector('.asked > div:first-child');
      const asked = question?.getBoundingClientRect();
      const isStuck = asked !== undefined && asked.top <= frame.top + 1 && asked.bottom > frame.top;
      const top = isStuck ? asked.bottom : frame.top;
      const ends = element.querySelector('[data-ends]')?.getBoundingClientRect();
      const rows = [...element.querySelectorAll(row)].flatMap((each) => {
        if (question?.contains(each) || !each.checkVisibility()) return [];
        const box = each.getBoundingClientRect();
        // The list covers itself what lies below the answers that end a turn.
        const isUnder = ends && each.closest('.asked') && !each.closest('[data-ends]');
        return box.height > 0 && !(isUnder && box.bottom > ends.top) ? [box] : [];
      });
      const cut = cutOf(rows, top, frame.bottom);
      above.style.top = `${element.offsetTop + top - frame.top}px`;
      above.style.height = `${cut.top}px`;
      below.style.height = `${cut.bottom}px`;
    };
    cover();
    const watch = new ResizeObserver(cover);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    element.addEventListener('scroll', cover, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', cover);
    };
  });
  return { upper, lower };
};
