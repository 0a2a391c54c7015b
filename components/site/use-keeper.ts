import { useEffect, useState } from 'react';
import { Keeper, type Keeping, type Save } from './keeper';

/**
 * Keeps something on this device as it goes on, and puts its address there.
 * @param known the id of what is kept already
 * @param isKept false for what is only looked at
 */
export const useKeeper = <Of extends object>(
  now: Of,
  known: string | undefined,
  save: Save<Of>,
  pathOf: (id: string) => string,
  isKept = true,
): Keeping => {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [keeper] = useState(() => new Keeper(save, known, known === undefined ? undefined : now));
  useEffect(() => {
    keeper.hear({
      went: setKeeping,
      named: (id) => window.history.replaceState(null, '', pathOf(id)),
    });
    const leave = (): void => void keeper.keep();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      keeper.hear(undefined);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [keeper, pathOf]);
  useEffect(() => {
    if (isKept) keeper.see(now);
  }, [keeper, now, isKept]);
  return keeping;
};
