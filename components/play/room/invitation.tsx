import { RoomLink } from '@/components/room/room-link';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { roomFragment, type RoomAddress } from '@/lib/room/room-fragment';
import type { RoomMatch } from '@/lib/session/room-match';
import { Offered } from './offered';

const say = roomMessages.invitation;

export const roomPath = (address: RoomAddress): string => `/play#${roomFragment(address)}`;

/** Before the friend is there: how to invite him, and what was set up. */
export function Invitation({ address, match }: { readonly address: RoomAddress; readonly match: RoomMatch }) {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={say.title} introduction={say.how} />
      <Notice live>{say.waits}</Notice>
      <RoomLink path={roomPath(address)} say={say} />
      <Panel title={roomMessages.offered.title}>
        <Offered match={match} own={0} />
      </Panel>
    </div>
  );
}
