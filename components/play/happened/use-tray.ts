import { useEffect, useRef, useState } from 'react';
import { landingTime } from '../dice/landing';
import type { Shown } from '../table/use-table';

interface Tray {
  readonly keys: readonly string[];
  /** Those that were not there at the moment before. */
  readonly fresh: readonly string[];
  readonly isHidden: boolean;
  readonly isSkipped: boolean;
}

/** ms for which dice that have landed are read. */
const read = 3500;

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/**
 * The dice after one more moment: new ones are laid, and they lie until something else happens.
 * @param keys of the rolls that lie there, each with a key of its own
 */
export const laidAt = (tray: Tray, keys: readonly string[]): Tray => {
  const fresh = keys.filter((key) => !tray.keys.includes(key));
  if (fresh.length > 0) return { keys, fresh, isHidden: false, isSkipped: false };
  const isHidden = tray.isHidden || keys.length === 0;
  return isHidden === tray.isHidden && same(tray.keys, keys) ? tray : { ...tray, keys, isHidden };
};

/**
 * Dice of a fight that are rolled before your eyes. The first touch lays them, the next one clears them away; without
 * one they lie until something else happens, so that everybody can read them.
 * @param isBrief the board has no room for them once their result is told: then they go by themselves
 */
export const useTray = (fight: Shown['fight'], isBrief: boolean): Tray => {
  const keys = fight.flatMap(({ key, roll }) => (roll.faces.length > 0 ? [key] : []));
  const [tray, setTray] = useState<Tray>({ keys, fresh: [], isHidden: true, isSkipped: false });
  const now = laidAt(tray, keys);
  if (now !== tray) setTray(now);
  const rolled = tray.fresh.join('|');
  const landed = useRef('');
  useEffect(() => {
    if (rolled === '') return;
    // With another question they are not rolled again.
    const lands = landed.current === rolled ? 0 : landingTime;
    landed.current = rolled;
    const since = performance.now();
    const onTouch = (): void => {
      const isRolling = performance.now() - since < lands;
      setTray((now) => {
        if (now.isHidden) return now;
        return !isRolling || now.isSkipped ? { ...now, isHidden: true } : { ...now, isSkipped: true };
      });
    };
    const timer = isBrief
      ? setTimeout(() => setTray((now) => ({ ...now, isHidden: true })), lands + read)
      : undefined;
    // Before whatever is touched does something: what that leads to may roll new dice.
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onTouch, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onTouch, true);
    };
  }, [rolled, isBrief]);
  return now;
};
