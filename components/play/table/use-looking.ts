import { useState } from 'react';
import type { Point } from '@/lib/table/table';
import type { LookedAt } from './looked-at';

/** A person's choice and look so far in answer to a question for a place. */
interface Looking {
  readonly place?: Point | undefined;
  readonly lookedAt?: LookedAt;
  /** Figure pointed at on the map. */
  readonly about?: number | undefined;
}

const nothing: Looking = {};

/** Choice and look in one moment of a match; reset at another moment. */
export const useLooking = (at: number) => {
  const [looking, setLooking] = useState<{ readonly at: number; readonly looking: Looking }>();
  return {
    now: looking?.at === at ? looking.looking : nothing,
    look: (more: Looking): void =>
      setLooking((before) => ({ at, looking: { ...(before?.at === at && before.looking), ...more } })),
  };
};
