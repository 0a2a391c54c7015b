import { useMemo, useState } from 'react';
import { handedTo, type Handing } from '@/lib/session/handing';
import type { Table } from '../table/use-table';
import { useKept } from '../table/use-kept';

/** Whether a screen comes between people at one device. */
export const useHandingChoice = () => useKept('pipsmith-hand-over', () => true);

/** To whom the device is handed now. */
export const useHanding = ({ session, shown }: Table) => {
  const [isAsked, setAsked] = useHandingChoice();
  const [taken, setTaken] = useState<number>();
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
