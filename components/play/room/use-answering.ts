import { useEffect, useState } from 'react';
import type { RoomView } from '@/lib/room/membership';
import { answersAfter } from '@/lib/session/room-answers';

/**
 * Whether this device plays for computers now. The first device present does; if its answer doesn’t come, the next one
 * does after a while.
 */
export const useAnswering = ({ entries, here, seat, line }: RoomView): boolean => {
  const after = line === 'live' ? answersAfter(here, seat) : undefined;
  const [waitedFor, setWaitedFor] = useState<RoomView['entries']>();
  useEffect(() => {
    if (after === undefined) return undefined;
    const timer = setTimeout(() => setWaitedFor(entries), after);
    return () => clearTimeout(timer);
  }, [after, entries]);
  return after === 0 || (after !== undefined && waitedFor === entries);
};
