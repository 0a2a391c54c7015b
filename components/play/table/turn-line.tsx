import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { Act } from '@/lib/session/acts';
import type { TableScene, TableTurn } from '@/lib/systems/play-part';
import { Banner } from '../happened/banner';

const say = playMessages.table;

const looks = {
  done: 'border-line text-muted',
  now: 'border-ink bg-ink font-semibold text-paper',
  next: 'border-edge bg-leaf',
  deck: 'border-dashed border-edge text-muted',
} as const satisfies Record<TableTurn['when'], string>;

/** The present turn and what is left of it, turns over and to come, the points, and the latest event. */
export function TurnLine({
  scene: { wins, turn, order, scores, goal },
  news,
}: {
  readonly scene: TableScene;
  readonly news: readonly Act[];
}) {
  const isFirst = (nth: number, when: TableTurn['when']): boolean => order[nth - 1]?.when !== when;
  return (
    <div className="flex flex-col gap-1.5 lg:gap-2">
      <div>
        <p className="leading-snug font-semibold lg:text-lg">{turn}</p>
        {wins !== undefined && (
          <p data-peek-only className="text-sm leading-snug text-muted">
            {wins}
          </p>
        )}
      </div>
      {order.length > 0 && (
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
        <ul aria-label={say.scores} className="flex flex-wrap gap-x-4">
          {scores.map(({ team, name, points }) => (
            <li key={team}>{say.score(name, points, goal)}</li>
          ))}
        </ul>
      )}
      <Banner news={news} />
    </div>
  );
}
