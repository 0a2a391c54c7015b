'use client';

import { Suspense, useState } from 'react';
import { memberOf } from '@/components/room/kept-rooms';
import { LineNotice } from '@/components/room/line-notice';
import { useRoom } from '@/components/room/use-room';
import { useGames, useOpening } from '@/components/systems/use-game';
import type { OfferProblem } from '@/lib/companion/shared/night-offer';
import { writeTap } from '@/lib/companion/shared/said';
import { NightTeller, systemOfNight } from '@/lib/companion/shared/told-night';
import { sharedNightMessages as say } from '@/lib/messages/shared-night';
import type { RoomView } from '@/lib/room/membership';
import { roomOfFragment } from '@/lib/room/room-address';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { SystemId } from '@/lib/systems/sheet';
import { Join } from './join';
import { NightRefused, type Why } from './refused';
import { SharedTable } from './shared-table';

interface InRoom {
  readonly address: RoomAddress;
  readonly client: RoomClient;
  readonly view: RoomView;
}

const whyOf = ({ fault }: OfferProblem): Why => {
  switch (fault) {
    case 'a-match':
      return 'match';
    case 'other-rules':
    case 'unknown':
      return 'rules';
    case 'no-night':
    case 'no-companion':
    case 'bad-sheet':
      return 'unreadable';
  }
};

/** A night whose game is open. */
function Opened({ address, client, view, system }: InRoom & { readonly system: SystemId }) {
  useGames([system], 'companion', 'odds');
  const [teller] = useState(() => new NightTeller());
  const [wasHere, setWasHere] = useState(view.seat >= 0);
  if (view.seat >= 0 && !wasHere) setWasHere(true);
  const told = useOpening(() => teller.tell(view.entries));
  if (!told.ok) return <NightRefused why={whyOf(told.error)} />;
  const shared = told.value;
  const { refusal, seat, line } = view;
  if (refusal) {
    const onRetry = line === 'closed' ? undefined : () => client.retry();
    return <NightRefused why={refusal} shared={shared} onRetry={onRetry} />;
  }
  if (seat >= 0)
    return <SharedTable key={seat} address={address} client={client} view={view} shared={shared} />;
  if (view.mayTake.length === 0) return <NightRefused why="full" />;
  return (
    <>
      <LineNotice say={say.line} line={line} onRetry={() => client.retry()} />
      <Join
        shared={shared}
        wasHere={wasHere}
        isJoining={view.inLine.some(({ kind }) => kind === 'sit')}
        onJoin={(brings, hero) => {
          client.lineUp('sit', brings);
          if (hero) client.lineUp('play', writeTap({ do: 'bring', ...hero }));
        }}
      />
    </>
  );
}

function Inside({ address, client, view }: InRoom) {
  if (view.entries.length === 0) {
    if (view.refusal) return <NightRefused why={view.refusal} onRetry={() => client.retry()} />;
    return (
      <>
        <p className="text-muted">{say.loading}</p>
        <LineNotice say={say.line} line={view.line} onRetry={() => client.retry()} />
      </>
    );
  }
  const system = systemOfNight(view.entries);
  if (system === undefined) return <NightRefused why="unreadable" />;
  return <Opened address={address} client={client} view={view} system={system} />;
}

function Joined({ address }: { readonly address: RoomAddress }) {
  const [member] = useState(() => memberOf('night', address));
  const { client, view } = useRoom('night', member);
  return (
    <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
      <Inside address={address} client={client} view={view} />
    </Suspense>
  );
}

/** A game night on several phones. @param fragment of the address, without its # */
export function SharedPage({ fragment }: { readonly fragment: string }) {
  const address = roomOfFragment(fragment);
  if (!address) return <NightRefused why="broken" />;
  return <Joined key={fragment} address={address} />;
}
