import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { writeRematch } from '@/lib/session/room-plays';
import { isOver, seatsForRematch, type RoomMatch } from '@/lib/session/room-state';
import type { Session } from '@/lib/session/session';
import { heroesOfSeats, playerName } from './people';

const say = roomMessages.rematch;

/** Once a match is over: another one in the same room; two opponents change sides. */
export function Rematch({
  match,
  session,
  view,
  onAsk,
}: {
  readonly match: RoomMatch;
  readonly session: Session;
  readonly view: RoomView;
  readonly onAsk: (what: string) => void;
}) {
  const { seat, isSending } = view;
  if (seat < 0 || !isOver(match) || match.differs) return null;
  const { isDuel } = match.offer;
  const awaited = seatsForRematch(match).filter((each) => each !== seat && !match.rematch.includes(each));
  const nameOf = (each: number): string => playerName(match, each);
  const ask = isDuel ? say.ask : say.askSame;
  return (
    <Panel title={say.title}>
      <div className="flex flex-col items-start gap-2" role="status">
        {match.rematch.includes(seat) ? (
          <p>{say.waits(awaited.map(nameOf))}</p>
        ) : (
          <>
            {match.rematch.length > 0 && <p>{say.offered(match.rematch.map(nameOf), isDuel)}</p>}
            <p>{say.next(heroesOfSeats(match)[isDuel ? 1 - seat : seat] ?? [])}</p>
            <Button look="main" disabled={isSending} onClick={() => onAsk(writeRematch(session))}>
              {match.rematch.length > 0 ? say.accept : ask}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
