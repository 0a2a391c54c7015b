import clsx from 'clsx';
import { endingMessages as say } from '@/lib/messages/ending';
import { CoinPicture } from '../coins/coin-picture';
import { artOf, type Art } from '../map/figure';
import { TeamMark } from '../map/coin';
import type { EndSide } from './outcome';

/** Coins of a side that there is room for. */
const most = 3;

/** Every side of a match that is over, with its points or what is left of it. */
export function SidesResult({
  sides,
  arts,
}: {
  readonly sides: readonly EndSide[];
  readonly arts: readonly Art[];
}) {
  if (sides.length === 0) return null;
  return (
    <ul aria-label={say.sides} className="flex flex-col">
      {sides.map(({ team, name, isWinner, figures, result }) => (
        <li
          key={team}
          className={clsx(
            'flex min-w-0 items-center gap-2 border-b border-line py-1 last:border-0',
            isWinner && 'font-semibold',
          )}
        >
          <span aria-hidden className="flex shrink-0 items-center">
            {figures.length === 0 && <TeamMark team={team} />}
            {figures.slice(0, most).map((figure, nth) => (
              <CoinPicture
                key={figure.id}
                figure={figure}
                art={artOf(arts, figure)}
                className={clsx('pointer-events-none size-8 lg:size-10', nth > 0 && '-ml-3')}
              />
            ))}
          </span>
          <span className="min-w-0 flex-1 truncate" title={name}>
            {name}
          </span>
          <span className="shrink-0 tabular-nums">{result}</span>
        </li>
      ))}
    </ul>
  );
}
