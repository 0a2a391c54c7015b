import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Keeps the screen on while the page is looked at. Whether the browser can; undefined on the server. */
export const useAwake = (): boolean | undefined => {
  const canWake = useSyncExternalStore<boolean | undefined>(
    never,
    () => 'wakeLock' in navigator,
    () => undefined,
  );
  useEffect(() => {
    if (canWake !== true) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isHere = true;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isHere) lock = held;
        else await held.release();
      } catch {
        // A phone that saves its battery denies it; the next look asks again.
      }
    };
    const look = (): void => void hold();
    look();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', look);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [canWake]);
  return canWake;
};
