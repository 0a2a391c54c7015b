import clsx from 'clsx';
import type { TableFigure } from '@/lib/systems/table-scene';
import { CoinPicture } from '../coins/coin-picture';
import type { Art } from '../map/figure';

/** A hero of a match as it is shown before the match: the coins that it has on the board, its name and more. */
export interface SideFace {
  readonly name: string;
  /** Its title, or its school. */
  readonly more: string;
  readonly game: string;
  readonly team: number;
  readonly art: Art | undefined;
  /** One for each figure; none where its sheet can't be read. */
  readonly figures: readonly TableFigure[];
}

/** More coins than this are left out, as in a large warband. */
const most = 6;

/** The coins of a hero or warband. */
export function SideCoins({ face, isLarge }: { readonly face: SideFace; readonly isLarge: boolean }) {
  const { figures, art } = face;
  const isBand = figures.length > 1;
  return (
    <span
      aria-hidden
      className={clsx(
        'flex shrink-0 flex-wrap items-center justify-center',
        isLarge && 'sm:min-h-28',
        isBand && 'max-w-36 sm:max-w-60',
      )}
    >
      {figures.slice(0, most).map((figure) => (
        <CoinPicture
          key={figure.id}
          figure={figure}
          art={art}
          className={clsx(
            'pointer-events-none',
            isBand
              ? 'size-11 sm:size-14'
              : isLarge
                ? 'size-16 motion-safe:animate-coin-in sm:size-28'
                : 'size-12 sm:size-14',
          )}
        />
      ))}
    </span>
  );
}
