'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';

/** An act in a sentence; a reaction is marked as one. */
function Sentence({ act, className }: { readonly act: Act; readonly className: string }) {
  return (
    <p className={className}>
      {act.isReaction && (
        <span className="mr-1.5 rounded-full bg-ink px-2 py-px text-xs font-semibold text-leaf">
          {say.reaction}
        </span>
      )}
      <span>{say.sentence(act)}</span>
    </p>
  );
}

/**
 * The latest event in a sentence, until somebody acts. It always takes the same room, so that the board never moves;
 * longer texts and earlier events open over the board.
 */
export function Banner({
  news,
  end,
}: {
  readonly news: readonly Act[];
  /** How the match ended, which is told before what happened last; undefined where it goes on. */
  readonly end?: string | undefined;
}) {
  const [opened, setOpened] = useState<readonly Act[]>();
  const root = Math.max(
    0,
    news.findLastIndex(({ isReaction }) => !isReaction),
  );
  const [main, ...reactions] = news.slice(root);
  const reaction = reactions.at(-1);
  const isOpen = opened === news && news.length > 0;
  return (
    <section aria-label={say.title} className="relative">
      <div className="flex h-13 items-center gap-2 rounded-card border border-line bg-leaf py-1 pr-1 pl-3 text-sm leading-snug sm:text-base sm:leading-snug">
        <div aria-live="polite" className="min-w-0 flex-1 font-semibold">
          {end !== undefined ? (
            <p className="line-clamp-2">{end}</p>
          ) : main ? (
            <Sentence act={main} className={reaction ? 'truncate' : 'line-clamp-2'} />
          ) : (
            <p className="font-normal text-muted">{say.nothing}</p>
          )}
          {reaction && end === undefined && <Sentence act={reaction} className="truncate" />}
        </div>
        {main && (
          <Button
            size="small"
            look="quiet"
            aria-expanded={isOpen}
            aria-label={say.all}
            onClick={() => setOpened(isOpen ? undefined : news)}
          >
            {say.more}
          </Button>
        )}
      </div>
      {isOpen && (
        <ol className="absolute inset-x-0 top-full z-30 mt-1 flex max-h-72 flex-col gap-1.5 overflow-y-auto rounded-card border border-edge bg-leaf p-3 shadow-lg">
          {news.map((act) => (
            <li key={`${act.from} ${act.to} ${say.sentence(act)}`}>
              <Sentence act={act} className="" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
