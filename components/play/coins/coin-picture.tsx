import { MapFigure, type Art } from '../map/figure';
import { sizesAt } from '../map/rim';
import type { SheetPlace } from '@/lib/match/entrants';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';

/** Pixels of a # for which a coin has all its details. */
const large = sizesAt(40);

/** A figure that no match has yet. @param sheet its place among the heroes of the match */
export const coinOf = (name: string, team: number, sheet: SheetPlace): TableFigure => ({
  ...{ id: sheet, name, kind: '', sheet, owner: -1, team },
  ...{ at: { x: 0, y: 0 }, radius: unit / 2, state: 'up' },
  ...{ dice: 0, most: 0, counters: [], notes: [] },
});

/** A figure’s coin by itself, without its Life and conditions: a picture, never the only place of a name. */
export function CoinPicture({
  figure,
  art,
  isUp = false,
  className,
}: {
  readonly figure: TableFigure;
  /** Of its sheet; figures that joined later have none. */
  readonly art: Art | undefined;
  /** Draws it standing, whatever has become of it. */
  readonly isUp?: boolean;
  readonly className: string;
}) {
  const { isDone: _, ...lasting } = figure;
  const shown: TableFigure = {
    ...lasting,
    ...{ at: { x: 0, y: 0 }, radius: unit / 2, most: 0, counters: [] },
    ...(isUp && { state: 'up' }),
  };
  return (
    <svg viewBox="-0.64 -0.62 1.28 1.28" aria-hidden className={className}>
      <MapFigure
        figure={shown}
        emblem={figure.emblem ?? art?.emblem}
        family={art?.family}
        sizes={large}
        scale={1}
        canGo={false}
        isMine={false}
      />
    </svg>
  );
}
