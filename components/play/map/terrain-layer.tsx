import { memo } from 'react';
import { TerrainPiece } from '@/components/site/terrain';
import type { TableScene } from '@/lib/systems/table-scene';
import { useTableWords } from '../table/table-words';
import type { Labels } from './labels';

/** Terrain, which stays in place while figures move; drawn again only when it changes. */
export const TerrainLayer = memo(function TerrainLayer({
  terrain,
  heights,
  size,
  hasHeights,
  meant,
}: {
  readonly terrain: TableScene['terrain'];
  readonly heights: Labels['heights'];
  readonly size: number;
  readonly hasHeights: boolean;
  /** The piece that is asked about. */
  readonly meant: string | undefined;
}) {
  const { sign } = useTableWords();
  return terrain.map((piece) => {
    const at = heights.get(piece.id);
    return (
      <TerrainPiece
        key={piece.id}
        piece={piece}
        height={at ? { at, size, sign, isAlways: hasHeights } : undefined}
        isMeant={piece.id === meant}
      />
    );
  });
});
