import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { timeLeft } from '@/lib/session/room-clock';
import { writeClaim } from '@/lib/session/room-plays';
import { seatAsked, type RoomMatch } from '@/lib/session/room-state';
import type { Session } from '@/lib/session/session';
import { playerName } from './people';
import { useServerNow } from '@/components/room/use-server-now';

const say = roomMessages.clock;

/** The time that each side has left, and the way to end the match once the other has none; nothing without a clock. */
export function Clock({
  match,
  session,
  view,
  onClaim,
}: {
  readonly match: RoomMatch;
  readonly session: Session;
  readonly view: RoomView;
  readonly onClaim: (what: string) => void;
}) {
  const { outOfTime, offer, since } = match;
  const { seat: own, entries, isSending } = view;
  const asked = seatAsked(match);
  const now = useServerNow(entries, offer.minutes !== undefined && asked !== undefined);
  if (offer.minutes === undefined) return null;
  const leftOf = (seat: number): number =>
    timeLeft(match, seat, seat === asked ? Math.max(0, now - since) : 0) ?? 0;
  const isUp = asked !== undefined && leftOf(asked) === 0;
  const [loser, winner] =
    outOfTime === undefined ? [] : [playerName(match, outOfTime), playerName(match, 1 - outOfTime)];
  return (
    <div className="sticky top-0 z-10 flex flex-col gap-2 bg-paper py-1">
      <p role="timer" className="flex flex-wrap gap-x-4 tabular-nums">
        {[0, 1].map((seat) => (
          <span key={seat} className={seat === asked ? 'font-semibold' : 'text-muted'}>
            {say.left(seat === own ? say.you : playerName(match, seat), leftOf(seat))}
          </span>
        ))}
      </p>
      {isUp && own >= 0 && asked !== own && (
        <Notice
          tone="warning"
          live
          action={
            <Button disabled={isSending} onClick={() => onClaim(writeClaim(session))}>
              {say.claim}
            </Button>
          }
        >
          {say.isUp(playerName(match, asked))}
        </Notice>
      )}
      {isUp && asked === own && (
        <Notice tone="warning" live>
          {say.yoursIsUp(playerName(match, 1 - own))}
        </Notice>
      )}
      {loser !== undefined && winner !== undefined && <Notice live>{say.lost(loser, winner)}</Notice>}
    </div>
  );
}
