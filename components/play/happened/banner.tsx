'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';
import { useTableWords } from '../table/table-words';

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

/** Letters that two lines have room for, on a phone and beside the board; longer texts are set smaller. */
const most = { phone: 78, beside: 110 } as const;

/** Letters of one deed that a phone shows without pushing the board aside; the whole of it opens over the board. */
const mostTold = 150;

/** Reports that the banner has room for; all of them open over the board. */
const mostReports = 2;

/** The act of others that did most to somebody of this device; undefined where nobody was hurt. */
const worstIn = (acts: readonly Act[], mine: readonly number[]): Act | undefined =>
  acts
    .filter(({ figure, figures, weight }) => {
      const hits = figures.some((each) => each !== figure && mine.includes(each));
      return hits && weight >= 1;
    })
    .reduce<Act | undefined>((worst, act) => (worst && worst.weight > act.weight ? worst : act), undefined);

/** Letters of a report that one line of a phone has room for. */
const mostInLine = 40;

/** Lines that a report has: three in all. @param last letters of the last one */
const linesOf = (isLast: boolean, isOnly: boolean, last: number): string => {
  if (isOnly) return 'line-clamp-3';
  return isLast === last > mostInLine ? 'line-clamp-2' : 'line-clamp-1';
};

/** Deeds of others, a button each that shows them on the board. */
function Reports({
  acts,
  lines,
  shownAct,
  onShow,
}: {
  readonly acts: readonly Act[];
  /** A class for the lines of each; without it they share three. */
  readonly lines?: string | undefined;
  readonly shownAct: Act | undefined;
  readonly onShow: (act: Act | undefined) => void;
}) {
  const reports = say.reports(acts);
  const end = reports.at(-1);
  const last = end ? end.name.length + end.text.length : 0;
  return reports.map(({ name, text, acts: own }, nth, all) => {
    const act = own.at(-1);
    const isShown = act !== undefined && act === shownAct;
    return (
      <li key={`${name} ${text} ${act?.to}`} className="min-w-0">
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? undefined : act)}
          className="block w-full rounded-sm text-left leading-tight aria-pressed:underline"
        >
          <span
            className={clsx('font-normal', lines ?? linesOf(nth === all.length - 1, all.length === 1, last))}
          >
            {name !== '' && <strong className="font-semibold">{name} </strong>}
            <span>{text}</span>
          </span>
        </button>
      </li>
    );
  });
}

/** Others' acts since a person at this device last acted; undefined if the latest is reported separately. */
const othersIn = (news: readonly Act[], mine: readonly number[]): readonly Act[] | undefined => {
  const root = news.findLast(({ isReaction }) => !isReaction);
  if (mine.length === 0 || !root || mine.includes(root.figure)) return undefined;
  return news.filter(({ figure, isReaction }) => isReaction || !mine.includes(figure));
};

/**
 * The latest event in a sentence, until somebody acts; or what others did since the player’s last action, starting
 * with harm to the player’s own figures. It has room for three lines; no sentence is cut: on a phone a longer one
 * overlaps the edge of the board, which never moves for it. All events open over it.
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
  const reaction = reactions.at(-1);
  // Before any choice, the dice say who goes first: the start says that together with whose figures are whose.
  const isStart = end === undefined && news.every(({ to }) => to === 0);
  const others = end === undefined && !isStart ? othersIn(news, mine) : undefined;
  const isOpen = opened === news && news.length > 0;
  const told = end === undefined && reaction ? [main, reaction] : [main];
  const worst = others && worstIn(others, mine);
  // Losses come first, then the last of the rest.
  const shortly =
    others &&
    say.reports(others.filter((act) => act !== worst)).slice(worst ? 1 - mostReports : -mostReports);
  const letters = [main, reaction].reduce((sum, act) => sum + (act ? say.sentence(act).length : 0), 0);
  const isLong = letters > mostTold;
  const hasMore = shortly ? news.length > 1 : news.length > told.length || isLong;
  const isTwo =
    reaction !== undefined || end !== undefined || shortly !== undefined || (isStart && main !== undefined);
  return (
    <section aria-label={say.title} data-banner className="relative">
      <div
        data-banner-text
        className={clsx(
          'flex min-h-14 items-center gap-2 rounded-card border border-line bg-leaf py-0.5 pr-1 pl-3 lg:min-h-15',
          letters > most.phone || isTwo
            ? 'max-lg:text-[0.8125rem] max-lg:leading-tight'
            : 'max-lg:text-sm max-lg:leading-snug',
          letters > most.beside || isTwo ? 'lg:text-sm lg:leading-tight' : 'lg:leading-snug',
        )}
      >
        <div aria-live="polite" className="min-w-0 flex-1 font-semibold">
          {shortly ? (
            <ul aria-label={say.since} className="flex flex-col gap-0.5">
              {worst && <Reports acts={[worst]} lines="" shownAct={shownAct} onShow={onShow} />}
              <Reports
                acts={shortly.flatMap(({ acts }) => acts)}
                lines={worst && 'line-clamp-1'}
                shownAct={shownAct}
                onShow={onShow}
              />
            </ul>
          ) : (
            <>
              {isStart && <p className="font-normal">{starts}</p>}
              {main && (
                <Sentence
                  act={main}
                  className={clsx(end !== undefined && 'font-normal', isLong && 'max-lg:line-clamp-3')}
                />
              )}
              {end !== undefined ? (
                <p className="mt-0.5">{end}</p>
              ) : (
                reaction && (
                  <Sentence act={reaction} className={clsx('mt-0.5', isLong && 'max-lg:line-clamp-1')} />
                )
              )}
            </>
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
            {isOpen ? say.less : say.more}
          </Button>
        )}
      </div>
      {isOpen && (
        <ol className="absolute inset-x-0 top-full z-30 mt-1 flex max-h-72 flex-col overflow-y-auto rounded-card border border-edge bg-leaf p-1.5 shadow-lg">
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
