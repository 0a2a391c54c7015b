import { useRef, type KeyboardEvent } from 'react';
import { Ground } from '@/components/site/board/ground';
import { TerrainPiece } from '@/components/site/terrain';
import { plainKeyOf } from '@/components/ui/keys';
import { mapsMessages as say } from '@/lib/messages/maps';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import { grain, terrainOf, type OwnPiece } from '@/lib/table/own-map/own-map';
import { tableSide } from '@/lib/table/plan';
import type { Drawn } from './use-drawing';
import { usePointer } from './use-pointer';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Every fourth line is darker, as on a plan. */
const lines = Array.from({ length: tableSide - 1 }, (_, nth) => nth + 1);

function Grid() {
  return (
    <g stroke="var(--board-outline)" strokeOpacity={0.16} pointerEvents="none">
      {lines.map((at) => (
        <path
          key={at}
          d={`M${at} 0V${tableSide}M0 ${at}H${tableSide}`}
          strokeWidth={at % 4 === 0 ? 0.05 : 0.02}
        />
      ))}
    </g>
  );
}

/** The editor shows how high each piece is. */
const heightLabel = { size: 0.6, sign: '#', isAlways: true } as const;

function Corner({
  corner: { x, y },
  radius,
}: {
  readonly corner: MapsPart['corners'][number];
  readonly radius: number;
}) {
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      fill="var(--gold)"
      fillOpacity={0.15}
      stroke="var(--gold)"
      strokeWidth={0.06}
      strokeDasharray="0.3 0.2"
      pointerEvents="none"
    />
  );
}

/** The table from above, on which pieces are drawn and moved. */
export function Plan({
  drawing,
  part,
  brush,
}: {
  readonly drawing: Drawn;
  readonly part: MapsPart;
  /** The piece to draw next. */
  readonly brush: OwnPiece;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const { gesture, handlers } = usePointer(svg, drawing, brush);
  const { map, chosen } = drawing;
  const nameOf = (kind: string): string => part.kinds.find(({ id }) => id === kind)?.name ?? kind;
  const shown = map.pieces.map((piece, nth) =>
    gesture?.does === 'move' && gesture.nth === nth ? gesture.piece : piece,
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const piece = map.pieces[chosen];
    const key = plainKeyOf(event);
    const step = steps[key];
    if (!piece || (!step && key !== 'Delete' && key !== 'Backspace')) return;
    event.preventDefault();
    if (!step) {
      drawing.remove(chosen);
      return;
    }
    const far = event.shiftKey ? grain : 1;
    drawing.change(chosen, { left: piece.left + step[0] * far, top: piece.top + step[1] * far });
  };
  return (
    <div role="group" aria-label={say.keys} tabIndex={0} onKeyDown={onKeyDown} className="rounded-card">
      <svg
        ref={svg}
        viewBox={`-0.3 -0.3 ${tableSide + 0.6} ${tableSide + 0.6}`}
        role="img"
        aria-label={say.plan(map.pieces.length)}
        className="w-full touch-none rounded-card border border-edge bg-leaf font-sans select-none"
        {...handlers}
      >
        <Ground surface="grass" width={tableSide} height={tableSide} />
        <Grid />
        <g clipPath="url(#ground-edge)">
          {part.corners.map((corner) => (
            <Corner key={corner.name} corner={corner} radius={part.cornerRadius} />
          ))}
        </g>
        {shown.map((piece, nth) => (
          <g key={nth} data-piece={nth} className="cursor-move">
            <TerrainPiece
              piece={{ ...terrainOf(piece, nth), name: say.piece(nameOf(piece.kind), nth + 1) }}
              height={heightLabel}
            />
            {nth === chosen && (
              <rect
                x={piece.left / grain - 0.15}
                y={piece.top / grain - 0.15}
                width={piece.wide / grain + 0.3}
                height={piece.deep / grain + 0.3}
                fill="none"
                stroke="var(--ink)"
                strokeWidth={0.12}
              />
            )}
          </g>
        ))}
        {gesture?.does === 'draw' && gesture.piece.wide > 0 && gesture.piece.deep > 0 && (
          <g opacity={0.7}>
            <TerrainPiece
              piece={{ ...terrainOf(gesture.piece, -1), name: nameOf(brush.kind) }}
              height={heightLabel}
            />
          </g>
        )}
      </svg>
    </div>
  );
}
