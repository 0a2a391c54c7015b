'use client';

import { useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { happenedMessages as say } from '@/lib/messages/happened';
import type { Act } from '@/lib/session/acts';
import { useTableWords } from '../table/table-words';
import { useFitting } from './use-fitting';

type Reported = ReturnType<typeof say.reports>[number];

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

/** Reports and letters that the banner has room for; all of them open over the board. */
const most = { named: 2, all: 3, letters: 170 } as const;

const lettersOf = (reports: readonly Reported[]): number =>
  reports.reduce((sum, { name, text }) => sum + name.length + text.length, 0);

/** The worst report and the last ones: points and phases are short, and are told with the last deeds. */
const shortOf = (worst: readonly Reported[], reports: readonly Reported[]): readonly Reported[] => {
  let left = most.named - worst.length;
  const last: Reported[] = [];
  for (const report of reports.toReversed()) {
    if (report.name !== '') left -= 1;
    const told = [...worst, ...last];
    if (left < 0 || told.length === most.all) break;
    if (told.length > 0 && lettersOf([...told, report]) > most.letters) break;
    last.unshift(report);
  }
  return [...worst, ...last];
};

/** The act of others that did most to somebody of this device; undefined where nobody was hurt. */
const worstIn = (acts: readonly Act[], mine: readonly number[]): Act | undefined =>
  acts
    .filter(({ figure, figures, weight }) => {
      const hits = figures.some((each) => each !== figure && mine.includes(each));
      return hits && weight >= 1;
    })
    .reduce<Act | undefined>((worst, act) => (worst && worst.weight > act.weight ? worst : act), undefined);

/** Deeds of others, a button each that shows them on the board. */
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

/** Others' acts since a person at this device last acted; undefined if the latest is reported separately. */
const othersIn = (news: readonly Act[], mine: readonly number[]): readonly Act[] | undefined => {
  const root = news.findLast(({ isReaction }) => !isReaction);
  if (mine.length === 0 || !root || mine.includes(root.figure)) return undefined;
  return news.filter(({ figure, isReaction }) => isReaction || !mine.includes(figure));
};

/**
 * The latest event in a sentence, until somebody acts; or what others did since the player’s last action, starting
 * with harm to the player’s own figures. Its room never grows, so that the board neither moves nor is covered: longer
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
  const reaction = reactions.at(-1);
  // Before any choice, the dice say who goes first: the start says that together with whose figures are whose.
  const isStart = end === undefined && news.every(({ to }) => to === 0);
  const others = end === undefined && !isStart ? othersIn(news, mine) : undefined;
  const isOpen = opened === news && news.length > 0;
  const told = end === undefined && reaction ? [main, reaction] : [main];
  const worst = others && worstIn(others, mine);
  // Losses come first, then the last of the rest.
  const shortly =
    others && shortOf(worst ? say.reports([worst]) : [], say.reports(others.filter((act) => act !== worst)));
  const { box, isCut } = useFitting();
  const hasMore = isCut || news.length > (shortly ? 1 : told.length);
  return (
    <section aria-label={say.title} data-banner className="relative">
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
            {shortly ? (
              <ul aria-label={say.since} className="flex flex-col gap-0.5">
                <Reports reports={shortly} shownAct={shownAct} onShow={onShow} />
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
