import { useEffect, useState } from 'react';
import type { Session } from '@/lib/session/session';
import { matchPath } from '@/components/site/play-path';
import { MatchKeeper, type Keeping } from './match-keeper';

/**
 * Keeps a match on this device as it goes on, and puts its address there. A match that nobody plays is only looked at.
 * @param known the id of a match that is kept already
 */
export const useKeeping = (session: Session, known: string | undefined): Keeping => {
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [keeper] = useState(() => new MatchKeeper(known, known === undefined ? undefined : session));
  useEffect(() => {
    keeper.hear({
      went: setKeeping,
      named: (id) => window.history.replaceState(null, '', matchPath(id)),
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
  }, [keeper]);
  useEffect(() => {
    if (session.seats.length > 0) keeper.see(session);
  }, [keeper, session]);
  return keeping;
};
