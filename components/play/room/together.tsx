import { useState } from 'react';
import { CopyLink } from '@/components/site/copy-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomView } from '@/lib/room/membership';
import { seatAsked, type RoomMatch } from '@/lib/session/room-match';
import { RoomLink } from '@/components/room/room-link';
import { roomPath } from './invitation';
import { LineNotice } from '@/components/room/line-notice';
import { heroesOfSeats } from './offered';
import { useMinutes } from './use-minutes';

const say = roomMessages.table;

interface Room {
  readonly match: RoomMatch;
  readonly view: RoomView;
}

/** Name of whoever has a seat. */
export const playerName = ({ offer, friend }: RoomMatch, seat: number): string =>
  roomMessages.called(seat === 0 ? offer.name : (friend?.name ?? ''), seat);

const playerAt = ({ match, view }: Room, seat: number) => ({
  seat,
  name: playerName(match, seat),
  isHere: view.here.includes(seat),
});

/** The player at the other device. */
const otherOf = (room: Room) => playerAt(room, room.view.seat === 0 ? 1 : 0);

/** Above the question: whose turn it is, and everything that isn’t as it should be. */
export function RoomNews({ match, view, onRetry }: Room & { readonly onRetry: () => void }) {
  const { seat, line, isSending, isLate } = view;
  const minutes = useMinutes(view.entries);
  const asked = seatAsked(match);
  const other = view.isLooking ? playerAt({ match, view }, asked ?? 0) : otherOf({ match, view });
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {asked !== undefined && (
        <p role="status" className="font-semibold">
          {asked === seat ? say.yours : say.theirs(other.name)}
          {minutes > 0 && <span className="font-normal text-muted"> {say.since(minutes)}</span>}
          {asked !== seat && !other.isHere && line === 'live' && (
            <span className="font-normal"> {say.away(other.name)}</span>
          )}
        </p>
      )}
      <LineNotice say={roomMessages.line} line={line} onRetry={onRetry} />
      {isSending && line !== 'live' && <p className="text-muted">{say.queued}</p>}
      {isLate && (
        <Notice tone="warning" live>
          {say.late}
        </Notice>
      )}
      {match.unfit > 0 && <Notice tone="warning">{say.unfit(match.unfit)}</Notice>}
      {match.differs && (
        <Notice tone="error" live>
          {say.differs}
        </Notice>
      )}
    </div>
  );
}

/** Both players, for whoever looks on. */
function WatchedPlayers({ match, view }: Room) {
  const heroes = heroesOfSeats(match);
  return heroes
    .map((names, seat) => say.other(playerName(match, seat), names, view.here.includes(seat)))
    .join(' ');
}

/** The players and whether they are connected; and the link, if a seat is free. */
export function Together({
  address,
  match,
  view,
  onOpenSeat,
}: Room & {
  readonly address: RoomAddress;
  /** Frees the seat of the friend; absent for whoever may not. */
  readonly onOpenSeat: (() => void) | undefined;
}) {
  const other = otherOf({ match, view });
  const heroes = heroesOfSeats(match);
  const isAlone = !view.isLooking && !view.hasFreeSeat && !other.isHere && view.line === 'live';
  const [isAsking, ask] = useState(false);
  const canOpen = isAlone && seatAsked(match) !== undefined ? onOpenSeat : undefined;
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-2">
        <p>
          {view.isLooking ? (
            <WatchedPlayers match={match} view={view} />
          ) : (
            <>
              {say.you(heroes[view.seat] ?? [])}{' '}
              {say.other(other.name, heroes[other.seat] ?? [], other.isHere)}
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          {view.isLooking
            ? say.takenByBoth([playerName(match, 0), playerName(match, 1)], match.taken)
            : say.taken(match.taken[view.seat] ?? 0, other.name, match.taken[other.seat] ?? 0)}
        </p>
        {view.hasFreeSeat && !view.isLooking && (
          <>
            <Notice>{say.seatIsOpen}</Notice>
            <RoomLink path={roomPath(address)} say={roomMessages.invitation} />
          </>
        )}
        {!view.hasFreeSeat && (
          <div className="flex flex-wrap items-center gap-2">
            <CopyLink of={address} to={{ path: roomPath(address) }} words={say.link} />
            <p className="basis-full text-sm text-muted">{say.link.why}</p>
          </div>
        )}
        {canOpen && !isAsking && (
          <Button size="small" className="self-start" onClick={() => ask(true)}>
            {say.openSeat(other.name)}
          </Button>
        )}
        {canOpen && isAsking && (
          <Notice tone="warning" live>
            <p>{say.openSeatSure(other.name)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="small"
                onClick={() => {
                  ask(false);
                  canOpen();
                }}
              >
                {say.openSeat(other.name)}
              </Button>
              <Button size="small" onClick={() => ask(false)}>
                {say.keepSeat(other.name)}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </Panel>
  );
}
