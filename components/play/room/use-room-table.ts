import { useCallback, useMemo, useState } from 'react';
import type { Choice } from '@/lib/match/request';
import { seatsFor, writeChoices, writeUndo, type RoomMatch } from '@/lib/session/room-match';
import { answered, lengthOf, type Session } from '@/lib/session/session';
import { shownAt, type Table } from '../table/use-table';

/** The table of a match in a room: choices go to the room, and come back as entries. */
export const useRoomTable = (
  match: RoomMatch,
  session: Session,
  seat: number,
  put: (what: string) => void,
): Table => {
  const { offer } = match;
  const own = useMemo(() => ({ ...session, seats: seatsFor(offer, seat) }), [session, offer, seat]);
  const [moment, setMoment] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const shown = useMemo(() => shownAt(own, moment), [own, moment]);
  const choose = useCallback(
    (...choices: readonly Choice[]): void => {
      const next = answered(session, choices);
      setRefused(!next.ok);
      if (!next.ok) return;
      put(writeChoices(session, choices));
      setMoment(undefined);
    },
    [session, put],
  );
  const back = useMemo(() => writeUndo(match, seat), [match, seat]);
  return {
    session: own,
    shown: match.differs || match.outOfTime !== undefined ? { ...shown, isOurs: false } : shown,
    choose,
    isRefused,
    look: (at) => setMoment(at >= lengthOf(own) ? undefined : Math.max(0, at)),
    // Its dice come from the server: no link tells them.
    renew: () => undefined,
    undo: back === undefined ? undefined : () => put(back),
    redo: undefined,
  };
};
