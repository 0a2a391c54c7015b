import { LineNotice } from '@/components/room/line-notice';
import { Notice } from '@/components/ui/notice';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { offeredEncounter } from '@/lib/session/room-match';
import { seatAsked, type RoomMatch } from '@/lib/session/room-state';
import { requestNow } from '@/lib/session/session';
import { namesIn } from '@/lib/simulation/contest';
import { heroesOfSeats, heroOfComputer, playerName } from './people';
import { useMinutes } from './use-minutes';

const say = roomMessages.table;

/** Minutes after which the waiting players are told how long it has been. */
const longWait = 5;

/**
 * The player whose turn it is and with which hero; for those who wait also for how long, and which heroes are theirs.
 */
function WhoDecides({ match, view }: { readonly match: RoomMatch; readonly view: RoomView }) {
  const { seat, line, here } = view;
  const minutes = useMinutes(view.entries);
  const asked = seatAsked(match);
  const player = match.session && match.outOfTime === undefined ? requestNow(match.session)?.by : undefined;
  const computers = heroOfComputer(match, player);
  if (asked === undefined && computers === undefined) return null;
  const hero = namesIn(offeredEncounter(match))[player ?? -1] ?? '';
  const name = asked === undefined ? '' : playerName(match, asked);
  if (asked === seat)
    return (
      // On a phone the question below says the same, and its answers need the room.
      <p role="status" className="font-semibold max-lg:sr-only">
        {say.yours(hero)}
      </p>
    );
  return (
    <div>
      <p role="status" className="font-semibold">
        {asked === undefined ? say.computer([hero]) : say.theirs(name, hero)}
        {asked !== undefined && minutes >= longWait && (
          <span className="font-normal text-muted"> {say.since(minutes)}</span>
        )}
        {asked !== undefined && !here.includes(asked) && line === 'live' && (
          <span className="font-normal"> {say.away(name)}</span>
        )}
      </p>
      {seat >= 0 && <p className="text-sm text-muted">{say.you(heroesOfSeats(match)[seat] ?? [])}</p>}
    </div>
  );
}

/** Above the question: whose turn it is, and everything that isn’t as it should be. */
export function RoomNews({
  match,
  view,
  onRetry,
}: {
  readonly match: RoomMatch;
  readonly view: RoomView;
  readonly onRetry: () => void;
}) {
  const { line, isSending, isLate } = view;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <WhoDecides match={match} view={view} />
      <LineNotice say={roomMessages.line} line={line} onRetry={onRetry} />
      {isSending && line !== 'live' && <p className="text-muted">{say.queued}</p>}
      {isLate && (
        <Notice tone="warning" live>
          {say.late}
        </Notice>
      )}
      {match.unfit > 0 && <Notice tone="warning">{say.unfit(match.unfit)}</Notice>}
      {match.differs && (
        <Notice tone="error" live>
          {say.differs}
        </Notice>
      )}
    </div>
  );
}
