'use client';

import { Suspense, useState } from 'react';
import { useGames, useOpening } from '@/components/systems/use-game';
import { roomMessages } from '@/lib/messages/room';
import { roomOfFragment } from '@/lib/room/room-address';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomView } from '@/lib/room/membership';
import { writeFill } from '@/lib/session/room-plays';
import type { SystemId } from '@/lib/systems/sheet';
import { Arrival } from './arrival';
import { Invitation } from './invitation';
import { memberOf } from '@/components/room/kept-rooms';
import { LineNotice } from '@/components/room/line-notice';
import { AwaitedMatch, LookingOn } from './looking-on';
import { RoomRefused } from './refused';
import { RoomTable } from './room-table';
import { placeOffered } from './seat-link';
import { MatchTeller, systemOfRoom } from './told-match';
import { useRoom } from '@/components/room/use-room';

interface InRoom {
  readonly address: RoomAddress;
  /** Place of the hero whose seat a link of an older version offers. */
  readonly place: number | undefined;
  readonly client: RoomClient;
  readonly view: RoomView;
}

/** A room whose game is open. */
function Opened({ address, place, client, view, system }: InRoom & { readonly system: SystemId }) {
  useGames([system], 'match', 'play', 'odds');
  const [teller] = useState(() => new MatchTeller());
  const told = useOpening(() => teller.tell(view.entries));
  if (!told.ok) return <RoomRefused why={told.error === 'other-rules' ? 'rules' : 'noOffer'} />;
  const match = told.value;
  const { session } = match;
  const { refusal, seat, line } = view;
  if (refusal) {
    const onRetry = line === 'closed' ? undefined : () => client.retry();
    return <RoomRefused why={refusal} session={session} onRetry={onRetry} />;
  }
  const notice = <LineNotice say={roomMessages.line} line={line} onRetry={() => client.retry()} />;
  if (seat < 0 && !view.isLooking) {
    const free = match.free.filter((each) => view.mayTake.includes(each));
    if (free.length === 0) return <RoomRefused why={view.mayInvite ? 'full' : 'taken'} session={session} />;
    return (
      <>
        {notice}
        <Arrival
          match={match}
          free={free}
          place={place}
          isSending={view.isSending}
          isLate={view.isLate}
          onSit={(brings, at) => client.put('sit', brings, at)}
        />
      </>
    );
  }
  if (session)
    return (
      <RoomTable
        key={match.round}
        address={address}
        client={client}
        view={view}
        match={match}
        session={session}
      />
    );
  if (view.isLooking)
    return (
      <>
        {notice}
        <AwaitedMatch match={match} />
      </>
    );
  return (
    <>
      {notice}
      <Invitation
        address={address}
        match={match}
        view={view}
        onFill={seat === 0 ? () => client.put('play', writeFill()) : undefined}
      />
      <LookingOn address={address} view={view} />
    </>
  );
}

function Inside({ address, place, client, view }: InRoom) {
  if (view.entries.length === 0) {
    if (view.refusal) return <RoomRefused why={view.refusal} onRetry={() => client.retry()} />;
    return (
      <>
        <p className="text-muted">{roomMessages.loading}</p>
        <LineNotice say={roomMessages.line} line={view.line} onRetry={() => client.retry()} />
      </>
    );
  }
  const system = systemOfRoom(view.entries);
  if (system === undefined) return <RoomRefused why="noOffer" />;
  return <Opened address={address} place={place} client={client} view={view} system={system} />;
}

function Joined({ address, place }: Pick<InRoom, 'address' | 'place'>) {
  const [member] = useState(() => memberOf('match', address));
  const { client, view } = useRoom('match', member);
  return (
    <Suspense fallback={<p className="text-muted">{roomMessages.loading}</p>}>
      <Inside address={address} place={place} client={client} view={view} />
    </Suspense>
  );
}

/** A match with a friend elsewhere. @param fragment of the address, without its # */
export function RoomPage({ fragment }: { readonly fragment: string }) {
  const address = roomOfFragment(fragment);
  if (!address) return <RoomRefused why="broken" />;
  return <Joined key={fragment} address={address} place={placeOffered(fragment)} />;
}
