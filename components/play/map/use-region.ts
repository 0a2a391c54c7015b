import { useEffect, useState } from 'react';
import type { Region } from '@/lib/match/request';
import { unit, type Point, type Units } from '@/lib/table/table';

/** Places of a region on a grid, to be drawn. */
export interface DrawnRegion {
  readonly step: Units;
  readonly places: readonly Point[];
}

/** Places that are looked at, at most; and ms that one look takes before the page has its turn. */
const mostPlaces = 1200;
const mostTime = 8;

const boundsOf = (places: readonly Point[]) => {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const margin = unit / 2;
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
};

/** The places that may be chosen, a few at a time so that the page stays awake; undefined without a region. */
export const useRegion = (region: Region | undefined): DrawnRegion | undefined => {
  const [drawn, setDrawn] = useState<{ readonly of: Region; readonly region: DrawnRegion }>();
  useEffect(() => {
    if (!region) return;
    const { left, top, right, bottom } = boundsOf(region.candidates());
    const area = Math.max(1, (right - left) * (bottom - top));
    const step = Math.max(unit / 4, Math.ceil(Math.sqrt(area / mostPlaces)));
    const places: Point[] = [];
    let x = left;
    let y = top;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const end = performance.now() + mostTime;
      while (y <= bottom && performance.now() < end) {
        const place = { x: Math.round(x), y: Math.round(y) };
        if (region.contains(place)) places.push(place);
        x += step;
        if (x > right) {
          x = left;
          y += step;
        }
      }
      if (y <= bottom) timer = setTimeout(look);
      else setDrawn({ of: region, region: { step, places } });
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [region]);
  return drawn && drawn.of === region ? drawn.region : undefined;
};

/** The place of a region that was meant by one beside it; undefined where none is near. */
export const nearestIn = (
  region: Region,
  drawn: DrawnRegion | undefined,
  meant: Point,
): Point | undefined => {
  const place = { x: Math.round(meant.x), y: Math.round(meant.y) };
  if (region.contains(place)) return place;
  let best: Point | undefined;
  let least = (1.5 * unit) ** 2;
  for (const each of [...(drawn?.places ?? []), ...region.candidates()]) {
    const distance = (each.x - place.x) ** 2 + (each.y - place.y) ** 2;
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
};
