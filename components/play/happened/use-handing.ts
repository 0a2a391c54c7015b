import { useMemo, useState } from 'react';
import { handedTo, type Handing } from '@/lib/session/handing';
import { lengthOf } from '@/lib/session/session';
import type { Table } from '../table/use-table';
import { useKept } from '../table/use-kept';

/** Whether a screen comes between people at one device. */
export const useHandingChoice = () => useKept('pipsmith-hand-over', () => true);

/** To whom the device is handed now. */
export const useHanding = ({ session, shown }: Table) => {
  const [isAsked, setAsked] = useHandingChoice();
  // Whoever opens the table has it in hand.
  const [taken, setTaken] = useState(() => lengthOf(session));
  const { isNow } = shown;
  const handing = useMemo(
    () => (isAsked && isNow ? handedTo(session) : undefined),
    [session, isAsked, isNow],
  );
  return {
    /** Undefined where nobody has to be asked, or whoever is has taken it. */
    handing: handing && handing.at !== taken ? handing : undefined,
    take: ({ at }: Handing): void => setTaken(at),
    isAsked,
    setAsked,
  };
};
