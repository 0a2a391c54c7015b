import clsx from 'clsx';
import { memo } from 'react';
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

/** The present turn and what is left of it, turns over and to come, the points, and the latest event. */
export const TurnLine = memo(function TurnLine({
  scene: { wins: byRule, turn, order, figures, scores, goal, scored },
  encounter,
  news,
  end,
}: {
  readonly scene: TableScene;
  readonly encounter: Encounter;
  readonly news: readonly Act[];
  /** How the match ended; undefined where it goes on. */
  readonly end?: string | undefined;
}) {
  const above = useAbove();
  const wins = byRule ?? missionTextOf(encounter)?.goal[0];
  const isFirst = (nth: number, when: TableTurn['when']): boolean => order[nth - 1]?.when !== when;
  return (
    <div ref={above} data-match-turn className="flex min-w-0 flex-col gap-1.5 lg:gap-2">
      <div>
        <p className="leading-snug font-semibold lg:text-lg">{turn}</p>
        {wins !== undefined && (
          <p data-peek-only className="text-sm leading-snug text-muted">
            {wins}
          </p>
        )}
      </div>
      {/* Whoever is alone always acts next. */}
      {order.length > 0 && figures.length > 1 && (
        <ol
          aria-label={say.order}
          data-peek-only
          className="flex items-center gap-1.5 max-lg:overflow-x-auto max-lg:whitespace-nowrap lg:flex-wrap"
        >
          {order.map(({ name, when }, nth) => (
            <li key={nth} className="flex items-center gap-1.5">
              {/* Before the first of those who come next, and of those of whom nobody knows when they come. */}
              {(when === 'next' || when === 'deck') && isFirst(nth, when) && (
                <span aria-hidden className="text-sm text-muted">
                  {say.orderLeads[when]}
                </span>
              )}
              <span className={clsx('rounded-lg border px-2.5 py-0.5 text-sm', looks[when])}>
                {when === 'done' && <span aria-hidden>✓ </span>}
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
      <Banner news={news} end={end} />
    </div>
  );
});
