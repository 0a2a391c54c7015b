import { useEffect, useRef, useState } from 'react';
import { landingTime } from '../dice/landing';
import type { Shown } from '../table/use-table';

interface Tray {
  readonly keys: readonly string[];
  /** The moment that laid them. */
  readonly at: number;
  /** Those that were not there at the moment before. */
  readonly fresh: readonly string[];
  readonly isHidden: boolean;
  readonly isSkipped: boolean;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);

/**
 * ms for which dice lie on the board once they have landed: long enough to be read, shorter where whoever rolled them
 * is to act again, and only just seen where something more important is shown: the end of a match, or your turn.
 */
const lies = { 'to be read': 5000, 'in your turn': 1500, shortly: 600 } as const;

export type Lies = keyof typeof lies;

export const liesFor = (how: Lies): number => lies[how];

/**
 * The dice after one more moment: new ones are laid, and old ones don't stay where something more important is shown.
 * @param keys of the rolls that lie there, each with a key of its own
 */
export const laidAt = (tray: Tray, keys: readonly string[], at: number, how: Lies): Tray => {
  const fresh = keys.filter((key) => !tray.keys.includes(key));
  if (fresh.length > 0) return { keys, at, fresh, isHidden: false, isSkipped: false };
  const isHidden = tray.isHidden || keys.length === 0 || (how === 'shortly' && at !== tray.at);
  return isHidden === tray.isHidden && same(tray.keys, keys) ? tray : { ...tray, keys, isHidden };
};

/**
 * Dice of a fight that are rolled before your eyes. The first touch lays them, the next one clears them away, and
 * where they make room the first does; without one they go by themselves.
 * @param at the moment that is shown
 */
export const useTray = (fight: Shown['fight'], at: number, how: Lies): Tray => {
  const keys = fight.flatMap(({ key, roll }) => (roll.faces.length > 0 ? [key] : []));
  const [tray, setTray] = useState<Tray>({ keys, at, fresh: [], isHidden: true, isSkipped: false });
  const now = laidAt(tray, keys, at, how);
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
        const isSettled = !isRolling || now.isSkipped || how === 'shortly';
        return isSettled ? { ...now, isHidden: true } : { ...now, isSkipped: true };
      });
    };
    // Before whatever is touched does something: what that leads to may roll new dice.
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onTouch, true);
    const over = setTimeout(
      () => setTray((now) => (now.isHidden ? now : { ...now, isHidden: true })),
      lands + liesFor(how),
    );
    return () => {
      clearTimeout(over);
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onTouch, true);
    };
  }, [rolled, how]);
  return now;
};
