import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { TableScene } from '@/lib/systems/play-part';

const say = playMessages.table;

/** Whose turn it is and what is left of it, who had his and who is to come, and the points. */
export function TurnLine({ scene }: { readonly scene: TableScene }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-semibold">{scene.turn}</p>
      {scene.order.length > 0 && (
        <ol aria-label={say.order} className="flex flex-wrap gap-1.5">
          {scene.order.map(({ name, when }, nth) => (
            <li
              key={nth}
              className={clsx('rounded-lg border px-2.5 py-0.5 text-sm', {
                'border-line text-muted line-through': when === 'done',
                'border-ink bg-ink font-semibold text-paper': when === 'now',
                'border-edge bg-leaf': when === 'next',
              })}
            >
              {name}
              <span className="sr-only"> ({say.orderWhen[when]})</span>
            </li>
          ))}
        </ol>
      )}
      {scene.scores.length > 0 && (
        <ul aria-label={say.scores} className="flex flex-wrap gap-x-4">
          {scene.scores.map(({ team, name, points }) => (
            <li key={team}>{say.score(name, points, scene.goal)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
