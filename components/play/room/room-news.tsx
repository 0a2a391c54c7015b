import { LineNotice } from '@/components/room/line-notice';
import { Notice } from '@/components/ui/notice';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { seatAsked, type RoomMatch } from '@/lib/session/room-state';
import { requestNow } from '@/lib/session/session';
import { heroOfComputer, playerName } from './people';
import { useMinutes } from './use-minutes';

const say = roomMessages.table;

/** The player whose turn it is, and for how long. */
function WhoDecides({ match, view }: { readonly match: RoomMatch; readonly view: RoomView }) {
  const { seat, line, here } = view;
  const minutes = useMinutes(view.entries);
  const asked = seatAsked(match);
  const player = match.session && match.outOfTime === undefined ? requestNow(match.session)?.by : undefined;
  const hero = heroOfComputer(match, player);
  if (asked === undefined && hero === undefined) return null;
  const name = asked === undefined ? '' : playerName(match, asked);
  const others = asked === undefined ? say.computer([hero ?? '']) : say.theirs(name);
  return (
    <p role="status" className="font-semibold">
      {asked === seat ? say.yours : others}
      {minutes > 0 && <span className="font-normal text-muted"> {say.since(minutes)}</span>}
      {asked !== undefined && asked !== seat && !here.includes(asked) && line === 'live' && (
        <span className="font-normal"> {say.away(name)}</span>
      )}
    </p>
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
