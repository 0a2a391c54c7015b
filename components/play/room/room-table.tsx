import { useCallback } from 'react';
import type { RoomAddress } from '@/lib/room/room-fragment';
import type { Pointed } from '@/lib/room/pointing';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomView } from '@/lib/room/membership';
import { playersNow, type RoomMatch } from '@/lib/session/room-state';
import type { Session } from '@/lib/session/session';
import { TableView } from '../table/table';
import { TableWords } from '../table/table-words';
import { useKept } from '../table/use-kept';
import { useAround } from '../table/use-play';
import { Clock } from './clock';
import { playerName } from './people';
import { TalkNews } from './talk';
import { Pointing, pointedMarks } from './pointing';
import { Rematch } from './rematch';
import { RoomNews } from './room-news';
import { RoomPanel } from './room-panel';
import { useRoomTable } from './use-room-table';

/** A match with friends, on the table. */
export function RoomTable({
  address,
  client,
  view,
  match,
  session,
}: {
  readonly address: RoomAddress;
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly match: RoomMatch;
  readonly session: Session;
}) {
  const put = useCallback(
    (what: string): void => {
      client.put('play', what);
    },
    [client],
  );
  const point = useCallback((what: Pick<Pointed, 'figure' | 'place'>): void => client.point(what), [client]);
  const [isMuted, mute] = useKept('pipsmith-phrases-hidden', () => false);
  const around = useAround(useRoomTable(match, session, client, view));
  const play = {
    ...around,
    keeping: 'kept',
    writing: 'ours',
    takeOver: () => undefined,
    isFollowed: false,
    isKept: undefined,
  } as const;
  return (
    <TableWords system={session.encounter.system}>
      <TableView
        play={play}
        guests={[]}
        together={{
          isEnded: match.outOfTime !== undefined,
          personOf: (player) => {
            const seat = playersNow(match)[player];
            return typeof seat === 'number' ? playerName(match, seat) : undefined;
          },
          marks: pointedMarks({ match, view, shown: around.table.shown }),
          news: (
            <>
              <RoomNews match={match} view={view} onRetry={() => client.retry()} />
              <Clock match={match} session={session} view={view} onClaim={put} />
              <Pointing match={match} view={view} shown={around.table.shown} onPoint={point} />
              {!isMuted && <TalkNews match={match} view={view} />}
              <Rematch match={match} session={session} view={view} onAsk={put} />
            </>
          ),
          panel: (
            <RoomPanel
              address={address}
              client={client}
              view={view}
              match={match}
              session={session}
              isMuted={isMuted}
              onMute={mute}
            />
          ),
        }}
      />
    </TableWords>
  );
}
