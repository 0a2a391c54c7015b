import { useEffect, useState, type RefObject } from 'react';

/** Pixels of the screen that the map is wide; 0 until it is measured. */
export const useWidth = (svg: RefObject<SVGSVGElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg]);
  return width;
};

/** Steps in which labels grow and shrink: not with each pixel. */
const step = 0.5;

/** Pixels of the screen for a # of the map. @param across # in sight from side to side */
export const perHashOf = (width: number, across: number): number => Math.round(width / across / step) * step;
