import { useEffect, useState } from 'react';
import { landingTime } from '../dice/landing';
import type { Shown } from '../table/use-table';

interface Tray {
  readonly keys: readonly string[];
  /** Those that were not there at the moment before. */
  readonly fresh: readonly string[];
  readonly isHidden: boolean;
  readonly isSkipped: boolean;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/** ms for which dice lie on the board, so that they can be read, before the fight is seen again. */
const lies = 5000;
const liesAtTheEnd = 600;

/** The last dice of a match make room for its end as soon as they were seen. */
export const liesFor = (isOver: boolean): number => (isOver ? liesAtTheEnd : lies);

/**
 * Dice of a fight that are rolled before your eyes. The first touch lays them, the next one clears them away; without
 * one they go by themselves.
 */
export const useTray = (fight: Shown['fight'], isOver: boolean): Tray => {
  const keys = fight.flatMap(({ key, roll }) => (roll.faces.length > 0 ? [key] : []));
  const [tray, setTray] = useState<Tray>({ keys, fresh: [], isHidden: true, isSkipped: false });
  const isSame = same(tray.keys, keys);
  const fresh = keys.filter((key) => !tray.keys.includes(key));
  if (!isSame)
    setTray(
      fresh.length > 0
        ? { keys, fresh, isHidden: false, isSkipped: false }
        : { ...tray, keys, isHidden: tray.isHidden || keys.length === 0 },
    );
  const rolled = tray.fresh.join('|');
  useEffect(() => {
    if (rolled === '') return;
    const since = performance.now();
    const onTouch = (): void => {
      const isRolling = performance.now() - since < landingTime;
      setTray((now) => {
        if (now.isHidden) return now;
        return isRolling && !now.isSkipped ? { ...now, isSkipped: true } : { ...now, isHidden: true };
      });
    };
    // Before whatever is touched does something: what that leads to may roll new dice.
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onTouch, true);
    const over = setTimeout(
      () => setTray((now) => (now.isHidden ? now : { ...now, isHidden: true })),
      landingTime + liesFor(isOver),
    );
    return () => {
      clearTimeout(over);
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onTouch, true);
    };
  }, [rolled, isOver]);
  return tray;
};
