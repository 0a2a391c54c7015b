import { memo } from 'react';
import { Ground } from '@/components/site/board/ground';
import { TerrainPiece } from '@/components/site/terrain';
import type { BareTable } from '@/lib/systems/set-up-part';
import { unit } from '@/lib/table/table';
import { frame } from '../map/view-box';

/** A table with its terrain, until the match on it can be drawn: it needs no rules, so it is there at once. */
export const BarePicture = memo(function BarePicture({
  bare: { surface, table },
}: {
  readonly bare: BareTable;
}) {
  const [width, height] = [table.width / unit, table.height / unit];
  return (
    <svg
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
    >
      <Ground surface={surface} width={width} height={height} />
      {table.terrain.map((piece) => (
        <TerrainPiece key={piece.id} piece={{ ...piece, name: '' }} />
      ))}
    </svg>
  );
});
