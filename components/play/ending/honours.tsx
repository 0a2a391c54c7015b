import clsx from 'clsx';
import { endingMessages } from '@/lib/messages/ending';
import type { TableFigure } from '@/lib/systems/table-scene';
import { CoinPicture } from '../coins/coin-picture';
import { artOf, type Art } from '../map/figure';
import { Laurel, Sparks } from './laurel';
import type { EndLook } from './outcome';

/** Large coins that there is room for. */
const most = 4;

/** Coins of those whom an end is about: in a wreath where they have won, side by side after a draw. */
export function Honours({
  figures,
  arts,
  look,
}: {
  readonly figures: readonly TableFigure[];
  /** By the sheets of the match. */
  readonly arts: readonly Art[];
  readonly look: EndLook;
}) {
  const shown = figures.slice(0, most);
  const isOne = shown.length === 1;
  const isWon = look === 'victory' || look === 'over';
  return (
    <span aria-hidden className="flex shrink-0 items-center gap-2">
      <span className="flex items-center justify-center">
        {shown.map((figure, nth) => (
          <span
            key={figure.id}
            className={clsx(
              'relative grid shrink-0 place-items-center',
              isOne ? 'm-2 size-18 lg:m-6 lg:size-28' : 'size-12 lg:size-18',
              !isOne && nth > 0 && '-ml-2',
            )}
          >
            {isWon && isOne && <Laurel />}
            {look === 'victory' && nth === 0 && <Sparks />}
            <CoinPicture
              figure={figure}
              art={artOf(arts, figure)}
              isUp={look !== 'defeat'}
              className={clsx('pointer-events-none relative size-full', isWon && 'coin-won')}
            />
          </span>
        ))}
      </span>
      {figures.length > most && (
        <span className="text-sm text-muted">{endingMessages.more(figures.length - most)}</span>
      )}
    </span>
  );
}
