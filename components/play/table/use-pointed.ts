import { useState } from 'react';
import type { Region } from '@/lib/match/request';
import { nearestIn, type DrawnRegion } from '@/lib/session/places';
import { distanceBetween, unit, type Point, type Route } from '@/lib/table/table';

interface Pointed {
  readonly of: Region;
  readonly at: Point;
  readonly way: Route | undefined;
}

/** Units that a pointer moves before another way is looked for. */
const step = unit / 5;

/** The way to where the pointer is, while a place is asked for that somebody walks to. */
export const usePointed = (region: Region | undefined, drawn: DrawnRegion | undefined) => {
  const [pointed, setPointed] = useState<Pointed>();
  const now = pointed?.of === region ? pointed : undefined;
  return {
    way: now?.way,
    point: (at: Point | undefined): void => {
      if (!region?.way || !at) {
        if (now) setPointed(undefined);
        return;
      }
      if (now && distanceBetween(now.at, at) < step) return;
      const place = nearestIn(region, drawn, at);
      setPointed({ of: region, at, way: place && region.way(place) });
    },
  };
};
