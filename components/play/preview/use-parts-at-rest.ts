import { useCallback, useEffect, useState } from 'react';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { whenIdle } from '@/components/site/when-idle';
import { isOpen, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/**
 * True once the rules of these games are there, for pictures of their matches: they come at the first touch, or once the
 * page has been at rest. A failure leaves the pictures out.
 */
export const usePartsAtRest = (systems: readonly SystemId[]): boolean => {
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => setNear(true), []);
  useFirstTouch(isNear ? undefined : come);
  useEffect(() => (isNear ? undefined : whenIdle(come)), [isNear, come]);
  // Only so that what has come is drawn.
  const [, setCome] = useState(0);
  const key = systems.join(' ');
  useEffect(() => {
    if (!isNear || key === '') return;
    let isHere = true;
    open(key.split(' '), 'match', 'play').then(
      () => isHere && setCome((come) => come + 1),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isNear, key]);
  return systems.length > 0 && isOpen(systems, 'match', 'play');
};
