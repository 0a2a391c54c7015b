import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { isOver, writeRematch, type RoomMatch } from '@/lib/session/room-match';
import type { Session } from '@/lib/session/session';
import { heroesOfSeats } from './offered';
import { playerName } from './together';

const say = roomMessages.rematch;

/** Once a match is over: another one in the same room, with sides changed. */
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
  const other = 1 - seat;
  const name = playerName(match, other);
  const isOffered = match.rematch.includes(other);
  return (
    <Panel title={say.title}>
      <div className="flex flex-col items-start gap-2" role="status">
        {match.rematch.includes(seat) ? (
          <p>{say.waits(name)}</p>
        ) : (
          <>
            {isOffered && <p>{say.offered(name)}</p>}
            <p>{say.next(heroesOfSeats(match)[other] ?? [])}</p>
            <Button look="main" disabled={isSending} onClick={() => onAsk(writeRematch(session))}>
              {isOffered ? say.accept : say.ask}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
