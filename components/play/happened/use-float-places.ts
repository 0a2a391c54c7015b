import { useLayoutEffect, useRef } from 'react';
import { floatPlaces } from './float-places';

/** Lays each text of a layer where it hides no other, before it is drawn. @param texts with their spots, in parts of it */
export const useFloatPlaces = (
  texts: readonly { readonly key: string; readonly spot: { readonly x: number; readonly y: number } }[],
) => {
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef<ReturnType<typeof floatPlaces>>(new Map());
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const frame = { width: element.clientWidth, height: element.clientHeight };
    const spans = new Map(
      [...element.querySelectorAll<HTMLElement>('[data-float]')].map((each) => [each.dataset['float'], each]),
    );
    places.current = floatPlaces(
      texts.flatMap(({ key, spot }) => {
        const width = spans.get(key)?.offsetWidth ?? 0;
        // Hidden marks take no room.
        return width > 0 ? [{ key, x: spot.x * frame.width, y: spot.y * frame.height, width }] : [];
      }),
      frame,
      places.current,
    );
    for (const [key, { x, y }] of places.current) {
      const span = spans.get(key);
      if (!span) continue;
      span.style.left = `${x}px`;
      span.style.top = `${y}px`;
    }
  });
  return layer;
};
