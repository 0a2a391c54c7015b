import type { RoomClient } from '@/lib/room/room-client';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { RoomView } from '@/lib/room/membership';
import { writeFill } from '@/lib/session/room-plays';
import { isOver, type RoomMatch } from '@/lib/session/room-state';
import type { Session } from '@/lib/session/session';
import { KeepMatch } from './keep-match';
import { LookingOn } from './looking-on';
import { Talk } from './talk';
import { Together } from './together';

/** Below the question: players, phrases and spectators. */
export function RoomPanel({
  address,
  client,
  view,
  match,
  session,
  isMuted,
  onMute,
}: {
  readonly address: RoomAddress;
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly match: RoomMatch;
  readonly session: Session;
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
}) {
  const keeper = {
    open: (seat: number): boolean => client.put('stand', String(seat)),
    fill: (): boolean => client.put('play', writeFill()),
  };
  return (
    <>
      {isOver(match) && <KeepMatch session={session} />}
      <Together address={address} match={match} view={view} keeper={view.seat === 0 ? keeper : undefined} />
      <Talk
        match={match}
        view={view}
        isMuted={isMuted}
        onMute={onMute}
        onSay={(phrase) => client.phrase(phrase)}
      />
      <LookingOn address={address} view={view} />
    </>
  );
}
