import clsx from 'clsx';
import { memo, useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { happenedMessages } from '@/lib/messages/happened';
import { playMessages } from '@/lib/messages/play';
import type { Act } from '@/lib/session/acts';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableScene, TableTurn } from '@/lib/systems/table-scene';
import { Banner } from '../happened/banner';
import { TeamMark } from '../map/coin';
import { missionTextOf } from './mission';
import { ScoreChange } from './score-change';
import { shortTurns } from './short-turns';
import { useAbove } from './use-above';

const say = playMessages.table;

const looks = {
  done: 'border-line text-muted',
  now: 'border-ink bg-ink font-semibold text-paper',
  next: 'border-edge bg-leaf',
  deck: 'border-dashed border-edge text-muted',
} as const satisfies Record<TableTurn['when'], string>;

/** Letters that a line of a phone, beside the menu, has room for at its usual size, and at a smaller one; longer texts take two lines. */
const inLine = { usual: 38, small: 45 } as const;

/** How to win: a few words on a phone, and a tap opens the rest over the board. */
function Goal({ text, brief }: { readonly text: string; readonly brief: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-peek-only data-goal className="relative max-lg:h-6" onBlur={() => setOpen(false)}>
      <p
        className={clsx(
          'text-sm leading-snug text-muted max-lg:pt-0.5 max-lg:pr-6',
          isOpen
            ? 'max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:z-30 max-lg:rounded-card max-lg:border max-lg:border-edge max-lg:bg-leaf max-lg:px-2 max-lg:py-0.5 max-lg:text-ink max-lg:shadow-lg'
            : 'max-lg:truncate',
        )}
      >
        {isOpen ? (
          text
        ) : (
          <>
            <span className="max-lg:sr-only">{text}</span>
            <span aria-hidden data-goal-brief className="lg:hidden">
              {brief}
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        aria-label={playMessages.missions.goal}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        // Only while it is open it lies over all else: a lesson comes before it.
        className={clsx('absolute inset-0 flex items-center justify-end lg:hidden', isOpen && 'z-31')}
      >
        <svg viewBox="0 0 24 24" aria-hidden className={clsx('size-5', isOpen && 'rotate-180')}>
          <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}

/** The present turn and its remaining actions, past and coming turns, the points, and the latest event. */
export const TurnLine = memo(function TurnLine({
  scene: { wins: byRule, winsInBrief, turn, order, figures, scores, goal, scored },
  encounter,
  at,
  news,
  mine = [],
  end,
  shownAct,
  onShow,
  onFigure,
}: {
  readonly scene: TableScene;
  readonly encounter: Encounter;
  /** The moment that is shown. */
  readonly at: number;
  readonly news: readonly Act[];
  /** Figures of people at this device, where others decide for some. */
  readonly mine?: readonly number[];
  /** How the match ended; undefined where it goes on. */
  readonly end?: string | undefined;
  /** The act that the board shows. */
  readonly shownAct?: Act | undefined;
  readonly onShow?: (act: Act | undefined) => void;
  /** Shows a figure of the order on the board. */
  readonly onFigure?: (figure: number) => void;
}) {
  const above = useAbove();
  const short = shortTurns(order.map(({ name }) => name));
  // A row of a phone has no room for more than two sides in full, nor twice for the points that win: the line above
  // has them.
  const sides = scores.map(({ name }) => name);
  const brief = sides.length > 2 ? (shortTurns(sides) ?? sides) : goal > 0 ? sides : undefined;
  const own = figures.filter(({ id }) => mine.includes(id)).map(({ name }) => name);
  const mission = missionTextOf(encounter);
  const wins = byRule ?? mission?.goal[0];
  const isFirst = (nth: number, when: TableTurn['when']): boolean => order[nth - 1]?.when !== when;
  return (
    <div
      ref={above}
      data-match-turn
      data-taught={mission === undefined ? undefined : ''}
      className="flex min-w-0 flex-col gap-1 lg:gap-2"
    >
      <div>
        <p
          data-turn-text
          className={clsx(
            'font-semibold lg:text-lg lg:leading-snug',
            turn.length > inLine.small
              ? 'max-lg:text-[0.8125rem] max-lg:leading-[0.875rem]'
              : turn.length > inLine.usual
                ? 'max-lg:text-sm'
                : 'max-lg:leading-snug',
          )}
        >
          <span>
            <Explained system={encounter.system} text={turn} />
          </span>
        </p>
        {wins !== undefined && <Goal text={wins} brief={winsInBrief ?? mission?.goalInBrief ?? wins} />}
      </div>
      {/* Whoever is alone always acts next. */}
      {order.length > 0 && figures.length > 1 && (
        <ol
          aria-label={say.order}
          data-peek-only
          // A phone has one row: a name that doesn't fit is left out, not cut.
          className="flex flex-wrap items-center gap-1.5 max-lg:h-6.5 max-lg:overflow-hidden"
        >
          {order.map(({ name, figure, when }, nth) => (
            <li
              key={nth}
              className={clsx(
                'flex max-w-full items-center gap-1.5 max-lg:whitespace-nowrap',
                when === 'done' && 'max-lg:order-last',
              )}
            >
              {/* Before the first of those who come next, and of those of whom nobody knows when they come. */}
              {(when === 'next' || when === 'deck') && isFirst(nth, when) && (
                <span aria-hidden className="text-sm text-muted">
                  {say.orderLeads[when]}
                </span>
              )}
              <button
                type="button"
                onClick={() => onFigure?.(figure)}
                className={clsx(
                  'min-h-6 min-w-0 rounded-lg border px-2.5 py-0.5 text-sm max-lg:truncate max-lg:px-2',
                  looks[when],
                )}
              >
                {when === 'done' && <span aria-hidden>✓ </span>}
                {mine.includes(figure) && (
                  <>
                    <span aria-hidden>▼ </span>
                    <span className="sr-only">{say.yours} </span>
                  </>
                )}
                {short && (
                  <span aria-hidden className="lg:hidden">
                    {short[nth]}
                  </span>
                )}
                <span className={clsx(short && 'max-lg:sr-only')}>{name}</span>
                <span className="sr-only"> ({say.orderWhen[when]})</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {scores.length > 0 && (
        <ul
          aria-label={say.scores}
          className={clsx(
            'flex gap-x-4 max-lg:text-sm lg:flex-wrap',
            brief && 'max-lg:flex-wrap max-lg:gap-x-3',
          )}
        >
          {scores.map(({ team, name, points }, nth) => (
            // Long names are cut on a phone, with their colon, points never: the list of figures has them whole.
            <li key={team} className="flex min-w-0 items-center" title={name}>
              <TeamMark team={team} />
              {brief && (
                <span aria-hidden className="lg:hidden">
                  {say.scoredBriefly(brief[nth] ?? name, points)}
                </span>
              )}
              <span className={clsx('truncate', brief && 'max-lg:sr-only')}>{say.scoredBy(name)}</span>
              <span className={clsx('shrink-0 whitespace-pre', brief && 'max-lg:sr-only')}>
                {say.score(points, goal, scored)}
              </span>
              <ScoreChange at={at} points={points} />
            </li>
          ))}
        </ul>
      )}
      <Banner
        news={news}
        mine={mine}
        {...(own.length > 0 && { starts: happenedMessages.starts(own) })}
        end={end}
        shownAct={shownAct}
        {...(onShow && { onShow })}
      />
    </div>
  );
});
