import clsx from 'clsx';
import { teamColour } from '@/components/site/team-colours';
import type { TableFigure } from '@/lib/systems/table-scene';
import { artOf, type Art } from '../map/figure';
import { CoinPicture } from './coin-picture';

/** Large coins that there is room for. */
const most = 5;

/** The figures of a player by their coins, as they are known to everybody: without conditions and cards. */
export function PlayerCoins({
  figures,
  arts,
}: {
  readonly figures: readonly TableFigure[];
  /** By the sheets of the match. */
  readonly arts: readonly Art[];
}) {
  const own = figures.filter(({ sheet }) => sheet !== undefined);
  const [first] = own;
  if (!first) return null;
  return (
    <span aria-hidden className="flex flex-col items-center gap-2">
      <span className="flex flex-wrap items-center justify-center">
        {own.slice(0, most).map((figure, nth) => (
          <CoinPicture
            key={figure.id}
            figure={figure}
            art={artOf(arts, figure)}
            className={clsx(
              'pointer-events-none motion-safe:animate-coin-in',
              own.length === 1 ? 'size-32 low:size-20' : 'size-20 low:size-14',
              nth > 0 && '-ml-3',
            )}
          />
        ))}
      </span>
      <span className="h-1 w-24 rounded-full" style={{ background: teamColour(first.team) }} />
    </span>
  );
}
