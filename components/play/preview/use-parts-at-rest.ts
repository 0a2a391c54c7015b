import { useCallback, useEffect, useState } from 'react';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { isOpen, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/** ms that a page has to itself before it loads what only its pictures need. */
const rest = 3000;

/** Runs once the page has come to rest and its thread is idle. @param run always the same function until it has run */
const useRest = (run: (() => void) | undefined): void => {
  useEffect(() => {
    if (!run) return;
    // Not in every browser.
    const { requestIdleCallback: ask, cancelIdleCallback: cancel } = window as Partial<Window>;
    let asked: number | undefined;
    const timer = setTimeout(() => {
      if (ask) asked = ask(run);
      else run();
    }, rest);
    return () => {
      clearTimeout(timer);
      if (asked !== undefined) cancel?.(asked);
    };
  }, [run]);
};

/**
 * True once the rules of these games are there, for pictures of their matches: they come at the first touch, or once the
 * page has been at rest. A failure leaves the pictures out.
 */
export const usePartsAtRest = (systems: readonly SystemId[]): boolean => {
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => setNear(true), []);
  useFirstTouch(isNear ? undefined : come);
  useRest(isNear ? undefined : come);
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
