import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { phrases, type Phrase, type Said } from '@/lib/room/phrases';
import type { RoomMatch } from '@/lib/session/room-state';
import { playerName } from './people';

const say = roomMessages.phrases;

/** ms that a phrase stays above the question, and between two of your own. */
const stays = 8000;
const pause = 2000;

interface Heard {
  readonly match: RoomMatch;
  readonly view: RoomView;
}

/** A phrase with its speaker. */
const lineOf = (match: RoomMatch, own: number, { seat, phrase }: Said): string =>
  say.said(seat === own ? say.own : playerName(match, seat), say.words[phrase]);

/** The last phrase of another player, for a while. */
export function TalkNews({ match, view }: Heard) {
  const last = view.said.findLast(({ seat }) => seat !== view.seat);
  const [gone, setGone] = useState<number>();
  const nth = last?.nth;
  useEffect(() => {
    if (nth === undefined) return undefined;
    const timer = setTimeout(() => setGone(nth), stays);
    return () => clearTimeout(timer);
  }, [nth]);
  return (
    <div role="status" className="empty:hidden">
      {last && last.nth !== gone && <p>{lineOf(match, view.seat, last)}</p>}
    </div>
  );
}

/** Ready-made phrases between players. */
export function Talk({
  match,
  view,
  isMuted,
  onMute,
  onSay,
}: Heard & {
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
  readonly onSay: (phrase: Phrase) => void;
}) {
  const { seat, line } = view;
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setWaiting(false), pause);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const shown = view.said.filter((said) => !isMuted || said.seat === seat);
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-3">
        {shown.length > 0 && (
          <ul>
            {shown.map((said) => (
              <li key={said.nth}>{lineOf(match, seat, said)}</li>
            ))}
          </ul>
        )}
        {seat >= 0 && (
          <div className="flex flex-wrap gap-2">
            {phrases.map((phrase) => (
              <Button
                key={phrase}
                size="small"
                disabled={isWaiting || line !== 'live'}
                onClick={() => {
                  setWaiting(true);
                  onSay(phrase);
                }}
              >
                {say.words[phrase]}
              </Button>
            ))}
          </div>
        )}
        <Tick label={say.mute} checked={isMuted} onChange={onMute} />
      </div>
    </Panel>
  );
}
