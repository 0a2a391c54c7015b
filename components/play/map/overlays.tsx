import { memo } from 'react';
import { useTableWords } from '@/components/play/table/table-words';
import { playMessages } from '@/lib/messages/play';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import type { TableFigure, TableRange } from '@/lib/systems/table-scene';
import { unit, type Point, type Route } from '@/lib/table/table';

const say = playMessages.map;

const ring = (places: readonly Point[]): string =>
  `M${places.map(({ x, y }) => `${(x / unit).toFixed(3)} ${(y / unit).toFixed(3)}`).join('L')}Z`;

/** The places that may be gone to, with their outline: the same whether or not "Move" was chosen first. */
export const RegionShape = memo(function RegionShape({
  region: { rings },
}: {
  readonly region: DrawnRegion;
}) {
  const outline = rings.map(ring).join('');
  return (
    // Light on the ground, by day and by night; pages have a darker gold.
    <g className="[--gold:#ffd75e]">
      <path d={outline} fill="none" stroke="var(--leaf)" strokeWidth={0.16} strokeLinejoin="round" />
      <path
        d={outline}
        fill="var(--gold)"
        fillOpacity={0.36}
        fillRule="evenodd"
        stroke="var(--ink)"
        strokeWidth={0.08}
        strokeLinejoin="round"
      />
    </g>
  );
});

/** How far a figure gets with something, and the zone about it in which nobody can be a target. */
export function RangeRings({
  figure,
  ranges,
  size,
}: {
  readonly figure: TableFigure;
  readonly ranges: readonly TableRange[];
  readonly size: number;
}) {
  const x = figure.at.x / unit;
  const y = figure.at.y / unit;
  const own = figure.radius / unit;
  const { sign } = useTableWords();
  return ranges.map(({ id, name, most, least }) => (
    <g key={id} fill="none" stroke="var(--ink)" pointerEvents="none">
      <circle cx={x} cy={y} r={own + most / unit} strokeWidth={0.08} strokeDasharray="0.5 0.25" />
      {least > 0 && (
        <circle
          cx={x}
          cy={y}
          r={own + least / unit}
          fill="var(--error)"
          fillOpacity={0.12}
          stroke="var(--error)"
          strokeWidth={0.07}
          strokeDasharray="0.2 0.15"
        />
      )}
      <text
        x={x}
        y={y - own - most / unit - 0.15}
        fontSize={size}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--leaf)"
        strokeWidth={size * 0.3}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {say.range(name, most / unit, sign)}
      </text>
    </g>
  ));
}

/** A ruler that lies on the table, or the line of sight to whom something is aimed at. */
export function RulerLine({ measured, size }: { readonly measured: Measured; readonly size: number }) {
  const [x1, y1] = [measured.from.x / unit, measured.from.y / unit];
  const [x2, y2] = [measured.to.x / unit, measured.to.y / unit];
  const { sign } = useTableWords();
  const isHidden = measured.between?.sees === false;
  return (
    <g pointerEvents="none">
      <line
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        stroke={isHidden ? 'var(--error)' : 'var(--ink)'}
        strokeWidth={0.1}
        strokeDasharray={isHidden ? '0.15 0.2' : undefined}
      />
      <text
        x={(x1 + x2) / 2}
        y={(y1 + y2) / 2 - 0.2}
        fontSize={size * 1.15}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--leaf)"
        strokeWidth={size * 0.3}
        paintOrder="stroke"
      >
        {say.distance(measured.distance / unit, sign)}
      </text>
    </g>
  );
}

/** The way that leads to a place, round what hinders. */
export function WayLine({ way: { points, length }, size }: { readonly way: Route; readonly size: number }) {
  const end = points.at(-1);
  const { sign } = useTableWords();
  return (
    <g pointerEvents="none">
      <polyline
        points={points.map(({ x, y }) => `${x / unit},${y / unit}`).join(' ')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={0.1}
        strokeDasharray="0.3 0.18"
        strokeLinejoin="round"
      />
      {end && (
        <text
          x={end.x / unit}
          y={end.y / unit - 0.7}
          fontSize={size * 1.15}
          fontWeight={700}
          textAnchor="middle"
          fill="var(--ink)"
          stroke="var(--leaf)"
          strokeWidth={size * 0.3}
          paintOrder="stroke"
        >
          {say.distance(length / unit, sign)}
        </text>
      )}
    </g>
  );
}
