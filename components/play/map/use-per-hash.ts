import { useEffect, useState, type RefObject } from 'react';

/** Steps in which labels grow and shrink: not with each pixel. */
const step = 0.5;

/** Pixels of the screen for a # of the map; 0 until it is measured. @param across # in sight from side to side */
export const usePerHash = (svg: RefObject<SVGSVGElement | null>, across: number): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg]);
  return Math.round(width / across / step) * step;
};
