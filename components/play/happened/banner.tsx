'use client';

import clsx from 'clsx';
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

/** Letters that two lines have room for, on a phone and beside the board; longer texts are set smaller. */
const most = { phone: 78, beside: 110 } as const;

/**
 * The latest event in a sentence, until somebody acts. It always takes the same room, so that the board never moves: no
 * sentence is cut, and one that is longer than three lines reaches over the board. Earlier events open over it.
 */
export function Banner({
  news,
  end,
}: {
  readonly news: readonly Act[];
  /** How the match ended, which is told after the deed that ended it; undefined where it goes on. */
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
  const told = end === undefined && reaction ? [main, reaction] : [main];
  const hasMore = news.length > told.length;
  const letters = [main, reaction].reduce((sum, act) => sum + (act ? say.sentence(act).length : 0), 0);
  const isTwo = reaction !== undefined || end !== undefined;
  return (
    <section aria-label={say.title} className="relative h-13">
      <div
        className={clsx(
          // Above the board, below the sheet of a phone.
          'absolute inset-x-0 top-0 z-5 flex min-h-13 items-center gap-2 rounded-card border border-line bg-leaf py-0.5 pr-1 pl-3',
          letters > most.phone || isTwo
            ? 'max-lg:text-[0.8125rem] max-lg:leading-tight'
            : 'max-lg:text-sm max-lg:leading-snug',
          letters > most.beside || isTwo ? 'lg:text-sm lg:leading-tight' : 'lg:leading-snug',
        )}
      >
        <div aria-live="polite" className="min-w-0 flex-1 font-semibold">
          {main ? (
            <Sentence act={main} className={end === undefined ? '' : 'font-normal'} />
          ) : (
            <p className="font-normal text-muted">{say.nothing}</p>
          )}
          {end !== undefined ? (
            <p className="mt-0.5">{end}</p>
          ) : (
            reaction && <Sentence act={reaction} className="mt-0.5" />
          )}
        </div>
        {hasMore && (
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
