import { useState } from 'react';
import type { Point } from '@/lib/table/table';
import type { LookedAt } from './looked-at';

/** What a person chose so far of a place that is asked for, and looks at. */
interface Looking {
  readonly place?: Point | undefined;
  readonly lookedAt?: LookedAt;
  /** Figure pointed at on the map. */
  readonly about?: number | undefined;
}

const nothing: Looking = {};

/** What is looked at in a moment of a match; with another moment it is gone. */
export const useLooking = (at: number) => {
  const [looking, setLooking] = useState<{ readonly at: number; readonly looking: Looking }>();
  return {
    now: looking?.at === at ? looking.looking : nothing,
    look: (more: Looking): void =>
      setLooking((before) => ({ at, looking: { ...(before?.at === at && before.looking), ...more } })),
  };
};
