import { useLayoutEffect, useRef } from 'react';

/** Makes an element the largest square that the one about it has room for, whenever that changes. */
export const useSquare = () => {
  const square = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = square.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const fit = (): void => {
      const side = `${Math.floor(Math.min(room.clientWidth, room.clientHeight))}px`;
      // Before anything is drawn, so that it is never seen in another size.
      element.style.width = side;
      element.style.height = side;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(room);
    return () => watch.disconnect();
  }, []);
  return square;
};
