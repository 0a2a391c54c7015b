import { memo } from 'react';
import { Ground } from '@/components/site/board/ground';
import { TerrainPiece } from '@/components/site/terrain';
import { unit } from '@/lib/table/table';
import { coinsOf } from '../map/coins';
import { MapFigure } from '../map/figure';
import { MapPiece } from '../map/piece';
import { sizesAt } from '../map/rim';
import { frame } from '../map/view-box';
import type { Preview } from './preview';

/** A board that can only be looked at: ground, terrain, circles and home bases, and coins where figures stand. */
export const MapPicture = memo(function MapPicture({
  preview: { scene, surface, arts },
  pixels,
  hasCoins,
}: {
  readonly preview: Preview;
  /** Width on the screen, so that coins are recognised. */
  readonly pixels: number;
  readonly hasCoins: boolean;
}) {
  const [width, height] = [scene.width / unit, scene.height / unit];
  const perHash = pixels / (width + 2 * frame);
  const coins = hasCoins ? coinsOf(scene, perHash) : new Map<number, never>();
  return (
    <svg
      viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full font-sans"
    >
      <Ground surface={surface} width={width} height={height} />
      {scene.pieces.map((piece, nth) => piece.radius > 0 && <MapPiece key={nth} piece={piece} />)}
      {scene.terrain.map((piece) => (
        <TerrainPiece key={piece.id} piece={piece} />
      ))}
      {scene.pieces.map((piece, nth) => piece.radius === 0 && <MapPiece key={nth} piece={piece} />)}
      {scene.figures.map((figure) => {
        const coin = coins.get(figure.id);
        return (
          coin && (
            <MapFigure
              key={figure.id}
              figure={{ ...figure, at: coin.at, most: 0 }}
              emblem={figure.emblem ?? arts[figure.sheet ?? -1]?.emblem}
              family={arts[figure.sheet ?? -1]?.family}
              sizes={sizesAt(perHash * coin.scale)}
              scale={coin.scale}
              canGo={false}
              isMine={false}
            />
          )
        );
      })}
    </svg>
  );
});
