import { CopyLink } from '@/components/site/copy-link';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { parsedLine } from '@/lib/match/plain-data';
import { roomMessages } from '@/lib/messages/room';
import { zOpen, type Entry } from '@/lib/room/entry';
import type { RoomView } from '@/lib/room/membership';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomMatch } from '@/lib/session/room-state';
import { Offered } from './offered';
import { roomPath } from './seat-link';

const say = roomMessages.looking;

/** The key to look on with, as the first entry has it. */
const lookKeyIn = ([opening]: readonly Entry[]): string | undefined =>
  zOpen.safeParse(parsedLine(opening?.what ?? '')).data?.look;

/** How many look on, and the link for them. */
export function LookingOn({ address, view }: { readonly address: RoomAddress; readonly view: RoomView }) {
  const look = lookKeyIn(view.entries);
  if (look === undefined) return null;
  const path = roomPath({ room: address.room, invite: look });
  return (
    <Panel title={say.title}>
      <div className="flex flex-col items-start gap-3">
        <p>{view.isLooking ? `${say.count(view.looking)} ${say.you}` : say.count(view.looking)}</p>
        <p className="text-sm text-muted">{say.how}</p>
        <CopyLink of={path} to={{ path }} />
      </div>
    </Panel>
  );
}

/** For spectators before the match begins. */
export function AwaitedMatch({ match }: { readonly match: RoomMatch }) {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={roomMessages.offered.title} introduction={`${say.you} ${say.waits}`} />
      <Panel title={roomMessages.offered.title}>
        <Offered match={match} own={-1} />
      </Panel>
    </div>
  );
}
