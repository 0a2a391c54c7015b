import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lookBackMessages } from '@/lib/messages/look-back';
import { lengthOf } from '@/lib/session/session';
import type { Table } from '../table/use-table';
import { nextSeen } from './moments';

const say = lookBackMessages.replay;

/** ms for which each moment of a replay is seen. */
const pace = 1100;

/** Plays a match from the moment that is shown, or from its start once it has reached its end. */
export function ReplayBar({ table: { session, shown, look } }: { readonly table: Table }) {
  const [isOn, setOn] = useState(false);
  const all = lengthOf(session);
  const { at, isNow, falling } = shown;
  const next = useEffectEvent((): void => {
    const to = nextSeen(session, at);
    if (to >= all) setOn(false);
    look(to);
  });
  useEffect(() => {
    if (!isOn || falling !== undefined) return;
    const timer = setTimeout(() => next(), pace);
    return () => clearTimeout(timer);
  }, [isOn, at, falling]);
  if (all === 0) return null;
  const isPlaying = isOn && !isNow;
  const turn = (): void => {
    if (isNow) look(0);
    setOn(!isPlaying);
  };
  return (
    <div
      role="group"
      aria-label={say.title}
      className="flex items-center gap-3 rounded-card border border-line bg-leaf px-3 py-1.5"
    >
      <Button size="small" onClick={turn}>
        <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
          <path d={isPlaying ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M8 5l11 7-11 7z'} />
        </svg>
        {isPlaying ? say.off : isNow ? say.start : say.on}
      </Button>
      <span aria-hidden className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-gold" style={{ width: `${(100 * at) / all}%` }} />
      </span>
    </div>
  );
}
