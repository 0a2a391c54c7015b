import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Sizes of letters, the usual one first; `app/board.css` has them. */
const sizes = ['usual', 'small', 'least'] as const;

/** Pixels by which letters reach out of their last line. */
const stray = 2;

/** Sets a text in the largest size that fits its room. `isCut`: even the smallest is too large. */
export const useFitting = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const fit = useEffectEvent((): void => {
    const element = box.current;
    if (!element) return;
    const isFull = (): boolean => element.scrollHeight > element.clientHeight + stray;
    for (const size of sizes) {
      element.dataset['fit'] = size;
      if (!isFull()) break;
    }
    setCut(isFull());
  });
  useLayoutEffect(() => fit());
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => fit());
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { box, isCut };
};
