import { startTransition, useMemo, useState } from 'react';
import type { Region } from '@/lib/match/request';
import { nearestIn, type DrawnRegion } from '@/lib/session/places';
import { distanceBetween, unit, type Point, type Route } from '@/lib/table/table';

interface Pointed {
  readonly of: Region;
  readonly at: Point;
}

/** Units that a pointer moves before another way is looked for. */
const step = unit / 5;

/**
 * The way to where the pointer is, while a place is asked for that somebody walks to. It comes after whatever a tap
 * there brings.
 */
export const usePointed = (region: Region | undefined, drawn: DrawnRegion | undefined) => {
  const [pointed, setPointed] = useState<Pointed>();
  const at = pointed?.of === region ? pointed?.at : undefined;
  const way = useMemo((): Route | undefined => {
    const place = region && at && nearestIn(region, drawn, at);
    return place && region.way?.(place);
  }, [region, drawn, at]);
  return {
    way,
    point: (to: Point | undefined): void => {
      if (at === to || (at && to && distanceBetween(at, to) < step)) return;
      startTransition(() => setPointed(region?.way && to ? { of: region, at: to } : undefined));
    },
  };
};
