import clsx from 'clsx';
import { useState } from 'react';
import { RoomLink } from '@/components/room/room-link';
import { CopyLink } from '@/components/site/copy-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import type { RoomAddress } from '@/lib/room/room-fragment';
import { offeredEncounter } from '@/lib/session/room-match';
import { isOver, type RoomMatch } from '@/lib/session/room-state';
import { namesIn } from '@/lib/simulation/contest';
import { heroesOfComputers, heroesOfSeats, playerName } from './people';
import { roomPath } from './seat-link';
import { SeatLinks } from './seat-links';

const say = roomMessages.table;

interface Room {
  readonly match: RoomMatch;
  readonly view: RoomView;
}

/** Everybody who plays, and whether they are connected. */
function Players({ match, view }: Room) {
  const heroes = heroesOfSeats(match);
  const names = namesIn(offeredEncounter(match));
  const lines = match.people.map((_, seat) => {
    const played = heroes[seat] ?? [];
    if (seat === view.seat) return say.you(played);
    if (match.filled.includes(seat)) return say.seatIsFilled(played);
    if (match.free.includes(seat)) return say.seatIsOpen(played);
    return say.other(playerName(match, seat), played, view.here.includes(seat));
  });
  const computers = heroesOfComputers(match).map(({ kind, heroes: places }) =>
    roomMessages.offered.computer(
      kind,
      names.filter((_, at) => places.includes(at)),
    ),
  );
  return (
    <ul>
      {[...lines, ...computers].map((line, at) => (
        <li key={line} className={clsx(at === view.seat && 'font-semibold')}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Time each player has taken. */
function Taken({ match, view }: Room) {
  const { people, taken, filled } = match;
  const seats = people.flatMap((_, seat) => (filled.includes(seat) ? [] : [seat]));
  const [other = 0] = seats.filter((seat) => seat !== view.seat);
  const isBetweenTwo = view.seat >= 0 && people.length === 2 && seats.length === 2;
  return (
    <p className="text-sm text-muted">
      {isBetweenTwo
        ? say.taken(taken[view.seat] ?? 0, playerName(match, other), taken[other] ?? 0)
        : say.takenByBoth(
            seats.map((seat) => (seat === view.seat ? roomMessages.clock.you : playerName(match, seat))),
            seats.map((seat) => taken[seat] ?? 0),
          )}
    </p>
  );
}

/** Lets the host open the seat of somebody who is away. */
function OpenSeat({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const [isAsking, ask] = useState(false);
  if (!isAsking)
    return (
      <Button size="small" className="self-start" onClick={() => ask(true)}>
        {say.openSeat(name)}
      </Button>
    );
  return (
    <Notice tone="warning" live>
      <p>{say.openSeatSure(name)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() => {
            ask(false);
            onOpen();
          }}
        >
          {say.openSeat(name)}
        </Button>
        <Button size="small" onClick={() => ask(false)}>
          {say.keepSeat(name)}
        </Button>
      </div>
    </Notice>
  );
}

/** The host’s power over seats. */
export interface SeatKeeper {
  readonly open: (seat: number) => void;
  /** Computers play for all free seats. */
  readonly fill: () => void;
}

/** The players and whether they are connected; and the link, if a seat is free. */
export function Together({
  address,
  match,
  view,
  keeper,
}: Room & {
  readonly address: RoomAddress;
  /** Absent for people who may not do that. */
  readonly keeper: SeatKeeper | undefined;
}) {
  const { free, filled } = match;
  const isFree = free.length > 0 && !view.isLooking;
  const isRunning = view.line === 'live' && !isOver(match);
  const away = match.people.flatMap((_, seat) =>
    seat === 0 || seat === view.seat || free.includes(seat) || view.here.includes(seat) ? [] : [seat],
  );
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-2">
        <Players match={match} view={view} />
        <Taken match={match} view={view} />
        {isFree && view.mayInvite && (
          <>
            <RoomLink path={roomPath(address)} say={roomMessages.invitation} />
            <SeatLinks address={address} match={match} view={view} />
          </>
        )}
        {!isFree && (
          <div className="flex flex-wrap items-center gap-2">
            <CopyLink of={address} to={{ path: roomPath(address) }} words={say.link} />
            <p className="basis-full text-sm text-muted">{say.link.why}</p>
          </div>
        )}
        {keeper && isRunning && free.some((seat) => !filled.includes(seat)) && (
          <Button size="small" className="self-start" disabled={view.isSending} onClick={keeper.fill}>
            {say.fill}
          </Button>
        )}
        {keeper &&
          isRunning &&
          away.map((seat) => (
            <OpenSeat key={seat} name={playerName(match, seat)} onOpen={() => keeper.open(seat)} />
          ))}
      </div>
    </Panel>
  );
}
