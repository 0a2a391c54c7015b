import { RoomLink } from '@/components/room/room-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomMatch } from '@/lib/session/room-state';
import { matchPartOf } from '@/lib/simulation/contest';
import { Offered } from './offered';
import { roomPath } from './seat-link';
import { SeatLinks } from './seat-links';

const say = roomMessages.invitation;

/** Before everybody has arrived: who is here, how to invite the others, and the set-up. */
export function Invitation({
  address,
  match,
  view,
  onFill,
}: {
  readonly address: RoomAddress;
  readonly match: RoomMatch;
  readonly view: RoomView;
  /** Starts with computers in the free seats; absent for people who may not do that. */
  readonly onFill: (() => void) | undefined;
}) {
  const { offer, people, free, issues } = match;
  const isHost = view.seat === 0;
  const [title, how] =
    people.length === 2
      ? [say.title, say.how]
      : isHost
        ? [say.titleMany, say.howMany]
        : [say.titleGuest, view.mayInvite ? say.howGuest : say.howSeated];
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={title} introduction={how} />
      {issues.length > 0 && (
        <Notice tone="error" live>
          {roomMessages.table.cannotBegin}{' '}
          {issues.map((issue) => matchPartOf(offer.pairing.system).issue(issue, offer.pairing)).join(' ')}
        </Notice>
      )}
      {free.length > 0 && (
        <Notice live>
          {say.waits(free.length)} {say.leave}
        </Notice>
      )}
      {view.mayInvite && <RoomLink path={roomPath(address)} say={say} />}
      <SeatLinks address={address} match={match} view={view} />
      {onFill && free.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={view.isSending} onClick={onFill}>
            {say.fill}
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{say.fillWhy(free.length)}</p>
        </div>
      )}
      <Panel title={roomMessages.offered.title}>
        <Offered match={match} own={view.seat} />
      </Panel>
    </div>
  );
}
