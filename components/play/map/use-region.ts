import { useEffect, useMemo, useState } from 'react';
import type { Region } from '@/lib/match/request';
import { reachOf, type Move } from '@/lib/session/moves';
import { drawnRegion, type DrawnRegion } from '@/lib/session/places';

/** ms that one look takes before the page has its turn. */
const mostTime = 8;

/** The places that may be chosen, measured a few at a time so that the page stays awake; undefined without a region. */
const useRegion = (region: Region | undefined): DrawnRegion | undefined => {
  const [drawn, setDrawn] = useState<{ readonly of: Region; readonly region: DrawnRegion }>();
  useEffect(() => {
    if (!region) return;
    const looking = drawnRegion(region);
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const end = performance.now() + mostTime;
      while (performance.now() < end) {
        const { done, value } = looking.next();
        if (!done) continue;
        setDrawn({ of: region, region: value });
        return;
      }
      timer = setTimeout(look);
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [region]);
  return drawn && drawn.of === region ? drawn.region : undefined;
};

/** Where the asked figure may go: the requested places, otherwise those of the movements that could begin. */
export const useReach = (
  region: Region | undefined,
  moves: readonly Move[],
): { readonly reach: Region | undefined; readonly drawn: DrawnRegion | undefined } => {
  const reach = useMemo(() => region ?? reachOf(moves), [region, moves]);
  return { reach, drawn: useRegion(reach) };
};
