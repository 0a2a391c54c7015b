import { CopyLink } from '@/components/site/copy-link';
import { roomMessages } from '@/lib/messages/room';
import { keyToSeat } from '@/lib/room/rights';
import type { RoomView } from '@/lib/room/membership';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomMatch } from '@/lib/session/room-state';
import { heroesOfSeats } from './people';
import { roomPath } from './seat-link';

const say = roomMessages.invitation;

/** A link for each free seat, if there are several: whoever opens it can take only that one. */
export function SeatLinks({
  address: { room, invite },
  match,
  view,
}: {
  readonly address: RoomAddress;
  readonly match: RoomMatch;
  readonly view: RoomView;
}) {
  const { free, exchanges } = match;
  if (free.length < 2 || exchanges || !view.mayInvite) return null;
  const heroes = heroesOfSeats(match);
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{say.oneSeat}</summary>
      <p className="mb-2 max-w-prose text-sm text-muted">{say.oneSeatWhy}</p>
      <div className="flex flex-wrap gap-2">
        {free.map((seat) => {
          const path = roomPath({ room, invite: keyToSeat(invite, seat) });
          return <CopyLink key={path} of={path} to={{ path }} words={say.seatLink(heroes[seat] ?? [])} />;
        })}
      </div>
    </details>
  );
}
