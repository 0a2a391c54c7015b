import { useCallback, useEffect, useRef, useState } from 'react';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { isOpen, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';

/**
 * Parts of a game that a page needs only for what is started on it: they come once somebody is about to do something.
 * @param system undefined: none are needed
 * @param names always the same list
 * @param isNeeded something on the page can't go on without them
 */
export const usePartsSoon = (system: SystemId | undefined, names: readonly PartName[], isNeeded = false) => {
  const [isNear, setNear] = useState(false);
  const comeNear = useCallback(() => setNear(true), []);
  useFirstTouch(isNear ? undefined : comeNear);
  // Only so that what has come is drawn.
  const [, setCome] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  // Whoever has left the page meanwhile starts nothing.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [failed, setFailed] = useState<{ readonly why: unknown }>();
  useEffect(() => {
    if (system === undefined || !(isNear || isNeeded)) return;
    open([system], ...names).then(
      () => setCome((come) => come + 1),
      (why: unknown) => {
        if (isNeeded) setFailed({ why });
      },
    );
  }, [system, names, isNear, isNeeded]);
  // The page around it reports the failure and offers to try again.
  if (failed) throw failed.why;
  return {
    areThere: system !== undefined && isOpen([system], ...names),
    isAwaited,
    /** Runs at once where the parts are there, else when they have come. */
    withParts: (of: SystemId, run: () => void): void => {
      if (isOpen([of], ...names)) {
        run();
        return;
      }
      setAwaited(true);
      open([of], ...names).then(
        () => {
          setAwaited(false);
          if (isHere.current) run();
        },
        (why: unknown) => setFailed({ why }),
      );
    },
  };
};
