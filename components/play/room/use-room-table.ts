import { useCallback, useMemo, useState } from 'react';
import type { Choice } from '@/lib/match/request';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomView } from '@/lib/room/membership';
import { writeAnswers, writeChoices, writeUndo } from '@/lib/session/room-plays';
import { computerAsked, seatsFor, type RoomMatch } from '@/lib/session/room-state';
import { answered, lengthOf, type Session } from '@/lib/session/session';
import { shownAt, type Table } from '../table/use-table';
import { useAnswering } from './use-answering';

/** The table of a match in a room: choices go to the room, and come back as entries. */
export const useRoomTable = (
  match: RoomMatch,
  session: Session,
  client: RoomClient,
  view: RoomView,
): Table => {
  const { offer, filled } = match;
  const { seat } = view;
  const answers = useAnswering(view) && computerAsked(match) !== undefined;
  const own = useMemo(
    () => ({ ...session, seats: seatsFor({ offer, filled }, seat, answers) }),
    [session, offer, filled, seat, answers],
  );
  const [moment, setMoment] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const shown = useMemo(() => shownAt(own, moment), [own, moment]);
  const isComputer = computerAsked(match) !== undefined;
  const choose = useCallback(
    (...choices: readonly Choice[]): void => {
      const next = answered(session, choices);
      setRefused(!next.ok);
      if (!next.ok) return;
      if (isComputer) client.putForComputer(writeAnswers(session, choices));
      else client.put('play', writeChoices(session, choices));
      setMoment(undefined);
    },
    [session, client, isComputer],
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
    undo: back === undefined ? undefined : () => client.put('play', back),
    redo: undefined,
  };
};
