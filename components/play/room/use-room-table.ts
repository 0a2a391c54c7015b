import { useCallback, useMemo, useState } from 'react';
import type { Choice } from '@/lib/match/request';
import { roomMessages } from '@/lib/messages/room';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomView } from '@/lib/room/membership';
import { writeAnswers, writeChoices, writeUndo } from '@/lib/session/room-plays';
import { computerAsked, seatsFor, type RoomMatch } from '@/lib/session/room-state';
import { answered, lengthOf, type Session } from '@/lib/session/session';
import { shownAt, type Shown, type Table } from '../table/use-table';
import { playerName } from './people';
import { useAnswering } from './use-answering';

/** Where the match has stopped nobody may answer, and once somebody ran out of time it is nobody's turn any more. */
const stoppedIn = (match: RoomMatch, shown: Shown): Shown => {
  const { outOfTime, differs } = match;
  if (outOfTime === undefined || !shown.isNow) return differs ? { ...shown, isOurs: false } : shown;
  const turn = roomMessages.clock.lost(playerName(match, outOfTime), playerName(match, 1 - outOfTime));
  return { ...shown, isOurs: false, scene: { ...shown.scene, turn, order: [], acting: -1 } };
};

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
  const reached = useMemo(() => shownAt(own, moment), [own, moment]);
  const shown = useMemo(() => stoppedIn(match, reached), [match, reached]);
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
    shown,
    choose,
    chooseSince: (_, ...choices) => choose(...choices),
    isRefused,
    look: (at) => setMoment(at >= lengthOf(own) ? undefined : Math.max(0, at)),
    // Its dice come from the server, so no link reveals them.
    renew: () => undefined,
    undo: back === undefined ? undefined : () => client.put('play', back),
    redo: undefined,
  };
};
