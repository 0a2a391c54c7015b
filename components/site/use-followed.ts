import { useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';

/** Reads something kept as it stands now; undefined where it can't be read. @param before as it was read last */
export type ReadAgain<Of> = (id: string, before: Of) => Promise<Of | undefined>;

/**
 * Something that another tab writes, as it goes on there; undefined before it is read. A page that nobody sees waits.
 * @param id undefined while nothing is followed
 * @param first as it was known before
 * @param read stays the same
 */
export const useFollowed = <Of>(id: string | undefined, first: Of, read: ReadAgain<Of>): Of | undefined => {
  const [begun] = useState(first);
  const [followed, setFollowed] = useState<{ readonly id: string; readonly of: Of }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const following = new AbortController();
    const isOver = (): boolean => following.signal.aborted;
    let isReading = false;
    let isOld = true;
    let newest = begun;
    let unwatch = (): void => undefined;
    const look = async (): Promise<void> => {
      if (isReading) return;
      isReading = true;
      while (isOld && !isOver() && document.visibilityState === 'visible') {
        isOld = false;
        const found = await read(id, newest);
        if (found === undefined || isOver()) continue;
        newest = found;
        setFollowed({ id, of: found });
      }
      isReading = false;
    };
    const changed = (): void => {
      isOld = true;
      void look();
    };
    const seen = (): void => void look();
    document.addEventListener('visibilitychange', seen);
    void openRoster().then((roster) => {
      if (roster.ok && !isOver()) unwatch = roster.value.watch(changed);
      changed();
    });
    return () => {
      following.abort();
      unwatch();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [id, begun, read]);
  return followed?.id === id ? followed?.of : undefined;
};
