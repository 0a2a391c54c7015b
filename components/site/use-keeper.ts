import { useEffect, useState } from 'react';
import { writeAddress } from './use-asked';
import { Keeper, type Keeping, type Save } from './keeper';

/** How something is kept. */
export interface KeeperSettings<Of> {
  readonly save: Save<Of>;
  readonly pathOf: (id: string) => string;
  /** ms between two times that it is kept while it goes on fast. */
  readonly pace: number;
}

/**
 * Keeps something on this device as it goes on, and puts its address there. Says how it went, and whether the very
 * newest is kept.
 * @param known the id of what is kept already
 * @param isKept false for what is only looked at
 */
export const useKeeper = <Of extends object>(
  now: Of,
  known: string | undefined,
  { save, pathOf, pace }: KeeperSettings<Of>,
  isKept = true,
): { readonly keeping: Keeping; readonly isNewest: boolean } => {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [kept, setKept] = useState(known === undefined ? undefined : now);
  const [keeper] = useState(() => new Keeper(save, pace, known, kept));
  useEffect(() => {
    keeper.hear({
      went: (went, of) => {
        setKeeping(went);
        if (went === 'kept') setKept(of);
      },
      named: (id) => writeAddress(pathOf(id)),
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
  return { keeping, isNewest: kept === now };
};
