import clsx from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { Explained } from '@/components/skill/explained';
import { littleMotion } from '@/components/site/use-media';
import { happenedMessages } from '@/lib/messages/happened';
import { playMessages } from '@/lib/messages/play';
import type { Act } from '@/lib/session/acts';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableScene, TableTurn } from '@/lib/systems/table-scene';
import { Banner } from '../happened/banner';
import { missionTextOf } from './mission';
import { useAbove } from './use-above';

const say = playMessages.table;

const looks = {
  done: 'border-line text-muted',
  now: 'border-ink bg-ink font-semibold text-paper',
  next: 'border-edge bg-leaf',
  deck: 'border-dashed border-edge text-muted',
} as const satisfies Record<TableTurn['when'], string>;

/** Keeps whoever acts in sight in an order of turns that is longer than the screen is wide. */
const useAlong = (order: TableScene['order']) => {
  const list = useRef<HTMLOListElement>(null);
  const now = order.findIndex(({ when }) => when === 'now' || when === 'next');
  useEffect(() => {
    const turn = list.current?.children[now];
    if (!list.current || !(turn instanceof HTMLElement)) return;
    list.current.scrollTo({
      left: turn.offsetLeft - (list.current.clientWidth - turn.offsetWidth) / 2,
      behavior: window.matchMedia(littleMotion).matches ? 'auto' : 'smooth',
    });
  }, [now, order.length]);
  return list;
};

/** The present turn and what is left of it, turns over and to come, the points, and the latest event. */
export const TurnLine = memo(function TurnLine({
  scene: { wins: byRule, turn, order, figures, scores, goal, scored },
  encounter,
  news,
  mine = [],
  end,
  shownAct,
  onShow,
}: {
  readonly scene: TableScene;
  readonly encounter: Encounter;
  readonly news: readonly Act[];
  /** Figures of people at this device, where others decide for some. */
  readonly mine?: readonly number[];
  /** How the match ended; undefined where it goes on. */
  readonly end?: string | undefined;
  /** The act that the board shows. */
  readonly shownAct?: Act | undefined;
  readonly onShow?: (act: Act | undefined) => void;
}) {
  const above = useAbove();
  const along = useAlong(order);
  const own = figures.filter(({ id }) => mine.includes(id)).map(({ name }) => name);
  const wins = byRule ?? missionTextOf(encounter)?.goal[0];
  const isFirst = (nth: number, when: TableTurn['when']): boolean => order[nth - 1]?.when !== when;
  return (
    <div ref={above} data-match-turn className="flex min-w-0 flex-col gap-1.5 lg:gap-2">
      <div>
        <p className="leading-snug font-semibold lg:text-lg">
          <Explained system={encounter.system} text={turn} />
        </p>
        {wins !== undefined && (
          <p data-peek-only className="text-sm leading-snug text-muted">
            {wins}
          </p>
        )}
      </div>
      {/* Whoever is alone always acts next. */}
      {order.length > 0 && figures.length > 1 && (
        <ol
          ref={along}
          aria-label={say.order}
          data-peek-only
          className="relative flex items-center gap-1.5 max-lg:overflow-x-auto max-lg:whitespace-nowrap lg:flex-wrap"
        >
          {order.map(({ name, figure, when }, nth) => (
            <li key={nth} className="flex items-center gap-1.5">
              {/* Before the first of those who come next, and of those of whom nobody knows when they come. */}
              {(when === 'next' || when === 'deck') && isFirst(nth, when) && (
                <span aria-hidden className="text-sm text-muted">
                  {say.orderLeads[when]}
                </span>
              )}
              <span className={clsx('rounded-lg border px-2.5 py-0.5 text-sm', looks[when])}>
                {when === 'done' && <span aria-hidden>✓ </span>}
                {mine.includes(figure) && (
                  <>
                    <span aria-hidden>▼ </span>
                    <span className="sr-only">{say.yours} </span>
                  </>
                )}
                <span>{name}</span>
                <span className="sr-only"> ({say.orderWhen[when]})</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {scores.length > 0 && (
        <ul aria-label={say.scores} className="flex gap-x-4 max-lg:text-sm lg:flex-wrap">
          {scores.map(({ team, name, points }) => (
            // Long names are cut on a phone, points never: the list of figures has them whole.
            <li key={team} className="flex min-w-0" title={name}>
              <span className="truncate">{name}</span>
              <span className="shrink-0 whitespace-nowrap">{say.score(points, goal, scored)}</span>
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
