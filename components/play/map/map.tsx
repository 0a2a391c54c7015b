'use client';

import { useRef, type MouseEvent } from 'react';
import { playMessages } from '@/lib/messages/play';
import { unit, type Point } from '@/lib/table/table';
import type { TableScene } from '@/lib/systems/play-part';
import { MapFigure } from './figure';
import { teamColour } from '@/components/site/team-colours';
import { TerrainPatterns, TerrainPiece } from './terrain';
import type { DrawnRegion } from './use-region';

const say = playMessages.table;

/** The places that may be chosen, as one shape. */
const regionPath = ({ step, places }: DrawnRegion): string => {
  const side = (step / unit).toFixed(3);
  return places
    .map(
      ({ x, y }) =>
        `M${((x - step / 2) / unit).toFixed(3)} ${((y - step / 2) / unit).toFixed(3)}h${side}v${side}h-${side}z`,
    )
    .join('');
};

/** The table from above, as measurement sees it. A picture beside the lists, which say all of it. */
export function TableMap({
  scene,
  emblems,
  region,
  chosen,
  meant,
  onPlace,
  onFigure,
}: {
  readonly scene: TableScene;
  /** By the sheets of the match. */
  readonly emblems: readonly string[];
  readonly region: DrawnRegion | undefined;
  readonly chosen: Point | undefined;
  /** The figure that an option is aimed at which is looked at. */
  readonly meant: number | undefined;
  /** Absent where no place is asked for. */
  readonly onPlace: ((place: Point) => void) | undefined;
  readonly onFigure: (figure: number) => void;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const width = scene.width / unit;
  const height = scene.height / unit;
  const onClick = (event: MouseEvent): void => {
    const matrix = svg.current?.getScreenCTM();
    if (!onPlace || !matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onPlace({ x: at.x * unit, y: at.y * unit });
  };
  const acting = scene.figures.find(({ id }) => id === scene.acting);
  // Whoever lies there is drawn first, and whoever acts last.
  const inOrder = [...scene.figures].sort(
    (a, b) =>
      Number(a.state === 'up') - Number(b.state === 'up') || Number(a === acting) - Number(b === acting),
  );
  return (
    <svg
      ref={svg}
      viewBox={`-0.6 -0.6 ${width + 1.2} ${height + 1.2}`}
      role="img"
      aria-label={say.map(scene.figures.length)}
      onClick={onClick}
      className="w-full touch-manipulation rounded-card border border-edge bg-leaf font-sans select-none"
    >
      <TerrainPatterns />
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--edge)" strokeWidth={0.06} />
      {scene.terrain.map((piece) => (
        <TerrainPiece key={piece.id} piece={piece} />
      ))}
      {region && <path d={regionPath(region)} fill="var(--gold)" fillOpacity={0.38} />}
      {scene.pieces.map((piece, nth) => (
        <g key={nth}>
          <title>{piece.name}</title>
          <circle
            cx={piece.at.x / unit}
            cy={piece.at.y / unit}
            r={Math.max(0.3, piece.radius / unit)}
            fill={teamColour(piece.team)}
            fillOpacity={piece.radius > 0 ? 0.25 : 0.9}
            stroke="var(--ink)"
            strokeWidth={0.06}
          />
          <text
            x={piece.at.x / unit}
            y={piece.at.y / unit + 0.85}
            fontSize={0.45}
            textAnchor="middle"
            fill="var(--ink)"
          >
            {piece.name}
          </text>
        </g>
      ))}
      {chosen && acting && (
        <line
          x1={acting.at.x / unit}
          y1={acting.at.y / unit}
          x2={chosen.x / unit}
          y2={chosen.y / unit}
          stroke="var(--ink)"
          strokeWidth={0.08}
          strokeDasharray="0.3 0.2"
        />
      )}
      {inOrder.map((figure) => (
        <MapFigure
          key={figure.id}
          figure={figure}
          emblem={figure.sheet === undefined ? undefined : emblems[figure.sheet]}
          isActing={figure === acting}
          isMeant={figure.id === meant}
          onPick={() => onFigure(figure.id)}
        />
      ))}
      {chosen && (
        <circle
          cx={chosen.x / unit}
          cy={chosen.y / unit}
          r={0.5}
          fill="var(--gold)"
          fillOpacity={0.5}
          stroke="var(--ink)"
          strokeWidth={0.1}
        />
      )}
    </svg>
  );
}
