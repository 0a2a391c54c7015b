import type { TableFigure } from '@/lib/systems/table-scene';
import { unit, type Point, type Units } from '@/lib/table/table';

/** The chosen place, with the figure that will stand there. */
export function Chosen({
  at: { x, y },
  mover,
  base,
  emblem,
}: {
  readonly at: Point;
  /** With the size of its coin. */
  readonly mover: TableFigure | undefined;
  /** Radius of its base: distances are measured from there. */
  readonly base: Units | undefined;
  readonly emblem: string | undefined;
}) {
  const radius = (mover?.radius ?? unit / 2) / unit;
  const size = radius * 1.16;
  return (
    <g data-chosen pointerEvents="none">
      <circle
        cx={x / unit}
        cy={y / unit}
        r={radius}
        fill="var(--color-amber)"
        fillOpacity={0.8}
        stroke="var(--board-outline)"
        strokeWidth={0.1}
      />
      {base !== undefined && base / unit < radius * 0.87 && (
        <circle
          cx={x / unit}
          cy={y / unit}
          r={base / unit}
          fill="none"
          stroke="#2a2118"
          strokeOpacity={0.7}
          strokeWidth={0.08}
        />
      )}
      {emblem !== undefined && (
        <path
          d={emblem}
          fill="#2a2118"
          fillOpacity={0.75}
          transform={`translate(${x / unit - size / 2} ${y / unit - size / 2}) scale(${size / 512})`}
        />
      )}
    </g>
  );
}
