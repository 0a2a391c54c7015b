import { useMemo, useState } from 'react';
import type { NightAction } from '@/lib/companion/act';
import { plainView, type NightView } from '@/lib/companion/kept-night';
import type { Night } from '@/lib/companion/night';
import { useServerAhead } from '@/components/room/use-server-now';
import { mayTap } from '@/lib/companion/shared/rights';
import { writeTap, writeTimer, writeUndo } from '@/lib/companion/shared/said';
import { mayUndo, type SharedNight } from '@/lib/companion/shared/shared-night';
import { withLine } from '@/lib/companion/shared/told-night';
import { tapOf } from '@/lib/companion/tap';
import { sharedNightMessages as say } from '@/lib/messages/shared-night';
import type { RoomView } from '@/lib/room/membership';
import type { RoomClient } from '@/lib/room/room-client';
import type { NightControl } from '../night/night-control';
import { personName, stepLine } from './step-line';

/** Figures beyond which a phone shows them as lines at first, and none but its own where it has some. */
const mostOpen = 4;

const firstView = ({ state: { figures } }: Night, sheets: readonly number[]): NightView => {
  const places = [...figures.keys()];
  const others = places.filter((at) => !sheets.includes(figures[at]?.sheet ?? -1));
  return {
    ...plainView,
    folded: places.length <= mostOpen ? [] : others,
  };
};

/** The player of a sheet’s heroes; undefined if nobody has taken them. */
const ownerOf = ({ people }: SharedNight, sheet: number, own: number): string | undefined => {
  const seat = people.findIndex((person) => person?.sheets.includes(sheet));
  const person = people[seat];
  return person && (seat === own ? say.people.mineShort : personName({ seat, name: person.name }));
};

/** A shared night on the screen: taps go to the room, and show at once where they need no dice. */
export const useSharedNight = (
  shared: SharedNight,
  client: RoomClient,
  { seat, inLine, line, entries }: RoomView,
): { readonly control: NightControl; readonly shown: SharedNight } => {
  const shown = useMemo(() => withLine(shared, seat, inLine), [shared, seat, inLine]);
  const { night } = shown;
  const person = shown.people[seat];
  const [view, setView] = useState(() => firstView(night, person?.sheets ?? []));
  const ahead = useServerAhead(entries);
  const { since, ...timer } = shown.timer;
  const tap = (action: NightAction): void => {
    client.lineUp('play', writeTap(tapOf(night, action)));
  };
  const last = shown.steps.findLast((step) => mayUndo(shown, seat, step));
  const look = (part: Partial<NightView>): void => setView((now) => ({ ...now, ...part }));
  const control: NightControl = {
    night,
    view: { ...view, timer: { ...timer, ...(since !== undefined && { since: since - ahead }) } },
    do: tap,
    beginRound: () => tap({ do: 'begin-round', seed: 0 }),
    roll: (figure, roll) => tap({ do: 'roll', figure, roll, seed: 0 }),
    may: (action) => person !== undefined && mayTap(night, tapOf(night, action), person),
    isFollowed: false,
    hasDice: line === 'live' && !shown.steps.some(({ fate }) => fate === 'waiting'),
    isMine: (sheet) => shown.people[seat]?.sheets.includes(sheet) === true,
    ownerOf: (sheet) => ownerOf(shown, sheet, seat),
    undo: last && (() => void client.lineUp('play', writeUndo(last.id))),
    undoes: last && stepLine(last),
    setTimer:
      person?.allowed === 'all'
        ? (set) => void client.lineUp('play', writeTimer(set, Date.now()))
        : undefined,
    look,
  };
  return { control, shown };
};
