import { useEffect, useMemo, useState } from 'react';
import { handedTo, type Handing } from '@/lib/session/handing';
import { lengthOf } from '@/lib/session/session';
import type { Table } from '../table/use-table';
import { useKept } from '../table/use-kept';

/** ms for which a result is seen before the device is handed on. */
const readable = 1600;

/** Dice fall, or what they led to has only just been shown. */
const useJustRolled = (falls: boolean): boolean => {
  const [isFresh, setFresh] = useState(false);
  if (falls && !isFresh) setFresh(true);
  useEffect(() => {
    if (!isFresh || falls) return;
    const timer = setTimeout(() => setFresh(false), readable);
    return () => clearTimeout(timer);
  }, [isFresh, falls]);
  return falls || isFresh;
};

/** Whether a screen comes between people at one device. */
export const useHandingChoice = () => useKept('pipsmith-hand-over', () => true);

/** The player to hand the device to now. */
export const useHanding = ({ session, shown }: Table) => {
  const [isAsked, setAsked] = useHandingChoice();
  // Whoever opens the table holds the device.
  const [taken, setTaken] = useState(() => lengthOf(session));
  // The choice is about later turns: a screen that is there stays until somebody takes the device.
  const [open, setOpen] = useState<number>();
  const isRolled = useJustRolled(shown.falling !== undefined);
  const isNow = shown.isNow && !isRolled;
  // Whoever undid it holds the device, and hands it on again.
  if (lengthOf(session) < taken) setTaken(lengthOf(session));
  const handing = useMemo(() => (isNow ? handedTo(session) : undefined), [session, isNow]);
  const isNew = handing !== undefined && handing.at !== taken && handing.at !== open;
  if (isNew && isAsked) setOpen(handing.at);
  if (isNew && !isAsked) setTaken(handing.at);
  return {
    /** Undefined if nobody is asked, or the player already has the device. */
    handing: handing && handing.at !== taken && (isAsked || handing.at === open) ? handing : undefined,
    take: ({ at }: Handing): void => setTaken(at),
    isAsked,
    setAsked,
  };
};
