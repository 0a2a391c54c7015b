'use client';

import { useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';
import { useTableWords } from '../table/table-words';
import { newsIn, sinceIn, worstIn, type Reported } from './short-news';
import { useClosing } from './use-closing';
import { useFitting } from './use-fitting';

function ReactionMark() {
  return (
    <span className="mr-1.5 rounded-full bg-ink px-2 py-px text-xs font-semibold text-leaf">
      {say.reaction}
    </span>
  );
}

/** An act in a sentence; a reaction is marked as one. */
function Sentence({ act, className }: { readonly act: Act; readonly className: string }) {
  const { system } = useTableWords();
  return (
    <p className={className}>
      {act.isReaction && <ReactionMark />}
      <span>
        <Explained system={system} text={say.sentence(act)} />
      </span>
    </p>
  );
}

/** Deeds, a button each that shows them on the board. */
function Reports({
  reports,
  shownAct,
  onShow,
}: {
  readonly reports: readonly Reported[];
  readonly shownAct: Act | undefined;
  readonly onShow: (act: Act | undefined) => void;
}) {
  return reports.map(({ name, text, acts: own }) => {
    const act = own.at(-1);
    const isShown = act !== undefined && act === shownAct;
    return (
      <li key={`${name} ${text} ${act?.to}`} className="min-w-0">
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? undefined : act)}
          className="block w-full rounded-sm text-left aria-pressed:underline"
        >
          <span className="font-normal">
            {name !== '' && <strong className="font-semibold">{name} </strong>}
            <span>{text}</span>
          </span>
        </button>
      </li>
    );
  });
}

/**
 * The latest event in a sentence, until somebody acts; or what came of the player’s last action and what others did
 * since, in order. Its room never grows, so that the board neither moves nor is covered: longer
 * news is set smaller. All events open over the board when they are asked for.
 */
export function Banner({
  news,
  mine = [],
  starts = say.nothing,
  end,
  shownAct,
  onShow = () => undefined,
}: {
  readonly news: readonly Act[];
  /** Figures of people at this device. */
  readonly mine?: readonly number[];
  /** Before anything has happened. */
  readonly starts?: string;
  /** How the match ended, reported after the act that ended it; undefined if it goes on. */
  readonly end?: string | undefined;
  /** The act that the board shows. */
  readonly shownAct?: Act | undefined;
  readonly onShow?: (act: Act | undefined) => void;
}) {
  const [opened, setOpened] = useState<readonly Act[]>();
  const root = Math.max(
    0,
    news.findLastIndex(({ isReaction }) => !isReaction),
  );
  const [main, ...reactions] = news.slice(root);
  const reaction = worstIn(reactions, mine) ?? reactions.at(-1);
  // Before any choice, the dice say who goes first: the start says that together with whose figures are whose.
  const isStart = end === undefined && news.every(({ to }) => to === 0);
  const since = end === undefined && !isStart ? sinceIn(news, mine) : undefined;
  const isOpen = opened === news && news.length > 0;
  const told = end === undefined && reaction ? [main, reaction] : [main];
  const reports = since && newsIn(since, mine);
  const { box, isCut } = useFitting();
  const hasMore = isCut || (reports ? reports.hasMore : news.length > told.length);
  const banner = useClosing(isOpen, () => setOpened(undefined));
  return (
    <section ref={banner} aria-label={say.title} data-banner className="relative">
      <div
        data-banner-text
        className={`flex items-center gap-2 rounded-card border border-line bg-leaf py-0.5 pl-3 max-lg:py-1.5 low:py-0.5 ${hasMore ? 'pr-1' : 'pr-3'}`}
      >
        <div
          ref={box}
          aria-live="polite"
          data-news
          className="flex h-full min-w-0 flex-1 flex-col overflow-hidden font-semibold"
        >
          <div className="my-auto">
            {reports ? (
              <ul aria-label={say.since} className="flex flex-col gap-0.5">
                <Reports reports={reports.told} shownAct={shownAct} onShow={onShow} />
              </ul>
            ) : (
              <>
                {isStart && <p className="font-normal">{starts}</p>}
                {main && <Sentence act={main} className={end === undefined ? '' : 'font-normal'} />}
                {end !== undefined ? (
                  <p className="mt-0.5">{end}</p>
                ) : (
                  reaction && <Sentence act={reaction} className="mt-0.5" />
                )}
              </>
            )}
          </div>
        </div>
        {hasMore && (
          <Button
            size="small"
            look="quiet"
            aria-expanded={isOpen}
            aria-label={say.all}
            onClick={() => setOpened(isOpen ? undefined : news)}
          >
            {isOpen ? say.less : say.more}
          </Button>
        )}
      </div>
      {isOpen && (
        <ol className="absolute inset-x-0 top-full z-30 mt-1 flex max-h-72 flex-col overflow-y-auto rounded-card border border-edge bg-leaf p-1.5 shadow-lg max-lg:max-h-56 low:max-h-40">
          {news.map((act) => (
            <li key={`${act.from} ${act.to} ${say.sentence(act)}`}>
              <button
                type="button"
                className="block min-h-11 w-full rounded-lg px-2 py-1.5 text-left leading-snug hover:bg-paper"
                onClick={() => {
                  setOpened(undefined);
                  onShow(act);
                }}
              >
                {act.isReaction && <ReactionMark />}
                <span>{say.sentence(act)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
