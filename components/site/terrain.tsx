import { memo, type ReactNode } from 'react';
import { heightText } from '#words/messages/place-text';
import type { TableTerrain } from '@/lib/systems/table-scene';
import type { LengthSign } from '@/lib/systems/system';
import { unit } from '@/lib/table/table';
import { seedOf } from './board/chance';
import { Hedge, Tree, Water, Wood } from './board/growth';
import { Crate, Fence, Ladder, Platform } from './board/joinery';
import { lookOf, type TerrainLook } from './board/looks';
import { House, Ramp, Terrace, Tower } from './board/masonry';
import { inHash, middleOf, pathOf, pointsOf, shadowOf, type Piece, type Spot } from './board/outline';
import { Boulder, LowWall, Rubble, Wall } from './board/stones';

/** Fill of a look, below its details. */
const fills: Readonly<Record<TerrainLook, string>> = {
  house: 'var(--roof)',
  tower: 'var(--stone-dark)',
  wall: 'var(--stone)',
  'low-wall': 'var(--stone-dark)',
  boulder: 'var(--stone)',
  rubble: 'var(--undergrowth)',
  terrace: 'var(--stone)',
  ramp: 'var(--stone-light)',
  wood: 'var(--undergrowth)',
  hedge: 'var(--foliage-dark)',
  water: 'var(--water)',
  platform: 'var(--timber)',
  fence: 'var(--timber)',
  tree: 'var(--undergrowth)',
  crate: 'var(--timber)',
};

/** Details that tell a look from others, above its fill. */
function Details({ look, piece }: { readonly look: TerrainLook; readonly piece: Piece }): ReactNode {
  switch (look) {
    case 'house':
      return <House {...piece} />;
    case 'tower':
      return <Tower {...piece} />;
    case 'wall':
      return <Wall {...piece} />;
    case 'low-wall':
      return <LowWall {...piece} />;
    case 'boulder':
      return <Boulder {...piece} />;
    case 'rubble':
      return <Rubble {...piece} />;
    case 'terrace':
      return <Terrace {...piece} />;
    case 'ramp':
      return <Ramp {...piece} />;
    case 'wood':
      return <Wood {...piece} />;
    case 'hedge':
      return <Hedge {...piece} />;
    case 'water':
      return <Water {...piece} />;
    case 'platform':
      return <Platform {...piece} />;
    case 'fence':
      return <Fence {...piece} />;
    case 'tree':
      return <Tree {...piece} />;
    case 'crate':
      return <Crate {...piece} />;
  }
}

/** Terrain to see or walk through, whose shadow is shorter than its height says. */
const airy: ReadonlySet<TerrainLook> = new Set(['wood', 'tree', 'ramp', 'rubble']);

/** Parts of its height whose shadows lie above each other, so that the whole is soft. */
const softly = [1.08, 0.9, 0.68, 0.42] as const;

/** When its height is to be read, and how large that is written, in #. */
export interface HeightLabel {
  readonly at?: Spot | undefined;
  readonly size: number;
  /** Unit that its game writes behind lengths. */
  readonly sign: LengthSign;
  /** Else only under a pointer. */
  readonly isAlways: boolean;
}

/** A piece of terrain from above, with its shadow; heights on demand. */
export const TerrainPiece = memo(function TerrainPiece({
  piece,
  height,
  isMeant = false,
}: {
  readonly piece: TableTerrain;
  readonly height?: HeightLabel | undefined;
  /** The page says elsewhere what it answers. */
  readonly isMeant?: boolean;
}) {
  const corners = piece.shape.map(inHash);
  const look = lookOf(piece);
  const high = piece.height / unit;
  const middle = height?.at ?? middleOf(corners);
  return (
    <g className="group">
      <title>{piece.name}</title>
      {high > 0 && (
        <>
          {(airy.has(look) ? [0.2] : softly.map((part) => high * part)).map((far, _, { length }) => (
            <path
              key={far}
              d={pathOf(shadowOf(corners, far))}
              fill="var(--board-shade)"
              fillOpacity={length > 1 ? 0.55 : 1}
            />
          ))}
        </>
      )}
      <polygon
        points={pointsOf(corners)}
        fill={fills[look]}
        stroke="var(--board-outline)"
        strokeWidth={piece.walkThrough ? 0.06 : 0.08}
        strokeOpacity={piece.walkThrough ? 0.7 : 1}
        strokeDasharray={piece.walkThrough ? '0.22 0.14' : undefined}
        strokeLinejoin="round"
      />
      <Details look={look} piece={{ corners, seed: seedOf(piece.id) }} />
      {(piece.ladders ?? []).map((ladder) => (
        <Ladder key={`${ladder.x} ${ladder.y}`} corners={corners} foot={inHash(ladder)} />
      ))}
      {isMeant && (
        <path d={pathOf(corners)} fill="none" stroke="var(--ink)" strokeWidth={0.2} strokeLinejoin="round" />
      )}
      {height && piece.emblem === undefined && high > 0 && (
        <text
          x={middle.x}
          y={middle.y + height.size * 0.35}
          fontSize={height.size}
          fontWeight={600}
          textAnchor="middle"
          fill="var(--ink)"
          stroke="var(--leaf)"
          strokeWidth={height.size * 0.26}
          strokeLinejoin="round"
          paintOrder="stroke"
          pointerEvents="none"
          className={height.isAlways ? undefined : 'invisible group-hover:visible'}
        >
          {heightText(piece.height / unit, height.sign)}
        </text>
      )}
    </g>
  );
});
