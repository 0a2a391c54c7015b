import { useMemo, useState } from 'react';
import { handedTo, type Handing } from '@/lib/session/handing';
import { lengthOf } from '@/lib/session/session';
import type { Table } from '../table/use-table';
import { useKept } from '../table/use-kept';

/** Whether a screen comes between people at one device. */
export const useHandingChoice = () => useKept('pipsmith-hand-over', () => true);

/** The player to hand the device to now. */
export const useHanding = ({ session, shown }: Table) => {
  const [isAsked, setAsked] = useHandingChoice();
  // Whoever opens the table holds the device.
  const [taken, setTaken] = useState(() => lengthOf(session));
  const { isNow } = shown;
  const handing = useMemo(
    () => (isAsked && isNow ? handedTo(session) : undefined),
    [session, isAsked, isNow],
  );
  return {
    /** Undefined if nobody is asked, or the player already has the device. */
    handing: handing && handing.at !== taken ? handing : undefined,
    take: ({ at }: Handing): void => setTaken(at),
    isAsked,
    setAsked,
  };
};
