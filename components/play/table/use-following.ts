import { useMemo, useState } from 'react';
import { useFollowed } from '@/components/site/use-followed';
import { lengthOf, requestNow, type Session } from '@/lib/session/session';
import { matchAgain } from '../opened-match';
import { shownAt, type Table } from './use-table';

/** Nobody at this tab is asked, and no computer thinks here. */
const onlySeen = (session: Session): Session =>
  requestNow(session) === undefined
    ? session
    : { ...session, seats: session.seats.map(() => ({ plays: 'elsewhere' })) };

const nothing = (): void => undefined;

/**
 * The table of a match that is played in another tab: it follows the match there, and you can look back.
 * @param own the table of this tab, while nothing is followed
 * @param id of the match that is followed
 */
export const useFollowing = (own: Table, id: string | undefined): Table => {
  const found = useFollowed(id, own.session, matchAgain);
  const session = useMemo(() => onlySeen(found ?? own.session), [found, own.session]);
  const [moment, setMoment] = useState<number>();
  const shown = useMemo(
    () => (id === undefined ? undefined : shownAt(session, moment)),
    [id, session, moment],
  );
  if (!shown) return own;
  return {
    session,
    shown,
    choose: nothing,
    chooseSince: nothing,
    isRefused: false,
    look: (at) => setMoment(at >= lengthOf(session) ? undefined : Math.max(0, at)),
    renew: nothing,
    undo: undefined,
    redo: undefined,
  };
};
