import { useEffect, useState } from 'react';
import { useWriter } from '@/components/writer/use-writer';
import type { Writing } from '@/components/writer/writer';
import { Keeper, type Keeping, type Save } from './keeper';
import { revisit, writeAddress } from './use-asked';

/** How something is kept. */
export interface KeeperSettings<Of> {
  readonly save: Save<Of>;
  readonly pathOf: (id: string) => string;
  /** ms between two times that it is kept while it goes on fast. */
  readonly pace: number;
}

/** How it went with keeping something. */
export interface Kept {
  readonly keeping: Keeping;
  /** The very newest is kept. */
  readonly isNewest: boolean;
  readonly writing: Writing;
  /** The id of what another tab writes: it is followed here, until that tab is taken over from. */
  readonly followed: string | undefined;
  /** Goes on with it here, as another tab has left it. */
  readonly takeOver: () => void;
}

/**
 * Keeps something on this device as it goes on, and puts its address there; one tab at a time does.
 * @param known the id of what is kept already
 * @param isKept false for what is only looked at
 */
export const useKeeper = <Of extends object>(
  now: Of,
  known: string | undefined,
  { save, pathOf, pace }: KeeperSettings<Of>,
  isKept = true,
): Kept => {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [kept, setKept] = useState(known === undefined ? undefined : now);
  const [id, setId] = useState(known);
  const [keeper] = useState(() => new Keeper(save, pace, known, kept));
  const [written] = useState(() => ({
    allow: (may: boolean) => keeper.allow(may),
    flush: () => keeper.flush(),
    onTaken: revisit,
  }));
  const { writing, take } = useWriter(isKept && id !== undefined ? pathOf(id) : undefined, written);
  const [isOld, setOld] = useState(false);
  if (writing === 'elsewhere' && !isOld) setOld(true);
  useEffect(() => {
    keeper.hear({
      went: (went, of) => {
        setKeeping(went);
        if (went === 'kept') setKept(of);
      },
      named: (name) => {
        setId(name);
        writeAddress(pathOf(name));
      },
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
  return {
    keeping,
    isNewest: kept === now,
    writing,
    followed: isOld ? id : undefined,
    takeOver: () => void take(),
  };
};
