'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A place, in pixels of the window or in parts of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Widths of the page in widths of the window. */
export const magnified = { least: 1, most: 6 } as const;

/** Share by which a button or a key changes the width. */
export const magnifyStep = 1.4;

const within = (zoom: number): number => Math.min(magnified.most, Math.max(magnified.least, zoom));

const apart = (one: Touch, other: Touch): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Zooms what a window scrolls: by buttons, by two fingers, by Ctrl and wheel. What lies under the fingers stays there. */
export const useMagnifier = (
  frame: RefObject<HTMLElement | null>,
  start: { readonly zoom: number; readonly at: Spot },
) => {
  const [zoom, setZoom] = useState(start.zoom);
  // The part of the page to show, and where in the window; the middle unless fingers say otherwise.
  const held = useRef<{ readonly part: Spot; readonly on?: Spot }>({ part: start.at });

  const hold = useCallback(
    (on?: Spot): void => {
      const element = frame.current;
      if (!element) return;
      const { x, y } = on ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const part = {
        x: (element.scrollLeft + x) / element.scrollWidth,
        y: (element.scrollTop + y) / element.scrollHeight,
      };
      held.current = { part, on: { x, y } };
    },
    [frame],
  );
  const zoomBy = useCallback(
    (by: number, on?: Spot): void => {
      hold(on);
      setZoom((now) => within(now * by));
    },
    [hold],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { part, on = { x: element.clientWidth / 2, y: element.clientHeight / 2 } } = held.current;
    element.scrollTo(part.x * element.scrollWidth - on.x, part.y * element.scrollHeight - on.y);
  }, [frame, zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let before = 0;
    const middle = (one: Touch, other: Touch): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
    };
    const begin = ({ touches: [one, other] }: TouchEvent): void => {
      before = one && other ? apart(one, other) : 0;
    };
    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const now = apart(one, other);
      if (before > 0 && now > 0) zoomBy(now / before, middle(one, other));
      before = now;
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY * 0.004), { x: event.clientX - left, y: event.clientY - top });
    };
    // React listens to both passively: the browser would zoom the whole site along.
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('wheel', turn);
    };
  }, [frame, zoomBy]);

  return { zoom, zoomBy };
};
