import { useEffect, useState } from 'react';
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

/** ms for which dice lie on the board, so that they can be read, before the fight is seen again. */
const lies = 5000;
const liesShortly = 600;

/** Dice make room for what is more important as soon as they were seen: the end of a match, or your own turn. */
export const liesFor = (makesRoom: boolean): number => (makesRoom ? liesShortly : lies);

/**
 * The dice after one more moment: new ones are laid, and old ones don't stay where something more important is shown.
 * @param keys of the rolls that lie there, each with a key of its own
 */
export const laidAt = (tray: Tray, keys: readonly string[], at: number, makesRoom: boolean): Tray => {
  const fresh = keys.filter((key) => !tray.keys.includes(key));
  if (fresh.length > 0) return { keys, at, fresh, isHidden: false, isSkipped: false };
  const isHidden = tray.isHidden || keys.length === 0 || (makesRoom && at !== tray.at);
  return isHidden === tray.isHidden && same(tray.keys, keys) ? tray : { ...tray, keys, isHidden };
};

/**
 * Dice of a fight that are rolled before your eyes. The first touch lays them, the next one clears them away, and
 * where they make room the first does; without one they go by themselves.
 * @param at the moment that is shown
 * @param makesRoom something more important is to be seen
 */
export const useTray = (fight: Shown['fight'], at: number, makesRoom: boolean): Tray => {
  const keys = fight.flatMap(({ key, roll }) => (roll.faces.length > 0 ? [key] : []));
  const [tray, setTray] = useState<Tray>({ keys, at, fresh: [], isHidden: true, isSkipped: false });
  const now = laidAt(tray, keys, at, makesRoom);
  if (now !== tray) setTray(now);
  const rolled = tray.fresh.join('|');
  useEffect(() => {
    if (rolled === '') return;
    const since = performance.now();
    const onTouch = (): void => {
      const isRolling = performance.now() - since < landingTime;
      setTray((now) => {
        if (now.isHidden) return now;
        const isSettled = !isRolling || now.isSkipped || makesRoom;
        return isSettled ? { ...now, isHidden: true } : { ...now, isSkipped: true };
      });
    };
    // Before whatever is touched does something: what that leads to may roll new dice.
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onTouch, true);
    const over = setTimeout(
      () => setTray((now) => (now.isHidden ? now : { ...now, isHidden: true })),
      landingTime + liesFor(makesRoom),
    );
    return () => {
      clearTimeout(over);
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onTouch, true);
    };
  }, [rolled, makesRoom]);
  return now;
};
