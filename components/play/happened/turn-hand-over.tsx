'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';

/** More than these nobody reads at a table: the log has them all. */
const most = 12;

/**
 * Between two people at one device, instead of everything else: who is next, and what happened since their last turn.
 */
export function TurnHandOver({
  name,
  coins,
  meanwhile,
  isFirst,
  isAsked,
  onAsked,
  onShow,
}: {
  readonly name: string;
  /** Their figures. */
  readonly coins: ReactNode;
  readonly meanwhile: readonly Act[];
  /** Their first turn. */
  readonly isFirst: boolean;
  /** This screen comes between turns. */
  readonly isAsked: boolean;
  readonly onAsked: (isAsked: boolean) => void;
  readonly onShow: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="turn-hand-over"
      className="mx-auto flex min-h-[70dvh] w-full max-w-2xl flex-col items-center justify-center gap-5 rounded-card border-2 border-gold bg-leaf p-6 text-center low:max-h-[calc(100dvh-3.5rem)] low:min-h-0 low:gap-3 low:p-3"
    >
      {coins}
      {/* It has the focus: a key pressed twice by whoever ended the turn shows nothing. */}
      <h1 ref={heading} id="turn-hand-over" tabIndex={-1} className="text-4xl outline-none low:text-2xl">
        {say.handOver.title(name)}
      </h1>
      {meanwhile.length > 0 && (
        <div className="flex min-h-0 w-full flex-col gap-2 text-left low:gap-1">
          <h2 className="text-xl low:text-base">{say.handOver.meanwhile(isFirst)}</h2>
          <ol
            className="flex max-h-[32dvh] min-h-0 flex-col gap-1.5 overflow-y-auto rounded-lg border border-line bg-paper/60 px-3 py-2"
            tabIndex={0}
          >
            {meanwhile.slice(-most).map((act) => (
              <li key={`${act.from} ${act.to} ${say.sentence(act)}`}>{say.sentence(act)}</li>
            ))}
          </ol>
        </div>
      )}
      {/* A phone held sideways has one row for both: they stay in sight, and what happened scrolls above them. */}
      <div className="flex w-full shrink-0 flex-col items-center gap-6 low:flex-row low:gap-4">
        <Button look="main" className="min-h-14 w-full px-6 text-lg low:min-h-11 low:flex-1" onClick={onShow}>
          {say.handOver.show(name)}
        </Button>
        <Tick label={say.handOver.asked} checked={isAsked} onChange={onAsked} />
      </div>
    </section>
  );
}
