import { memo } from 'react';
import { backing, widthOf, type Labels } from './labels';

/** Lines from figures to their names where those lie off them, below all names. */
export function LabelLines({ names, size }: { readonly names: Labels['names']; readonly size: number }) {
  const d = [...names.values()]
    .flatMap(({ line }) => (line ? [`M${line[0].x} ${line[0].y}L${line[1].x} ${line[1].y}`] : []))
    .join('');
  if (d === '') return null;
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={d} stroke="var(--leaf)" strokeWidth={size * 0.26} />
      <path d={d} stroke="var(--ink)" strokeWidth={size * 0.1} />
    </g>
  );
}

/** A name on the map on its own background, above all bases; a pointer on it means whatever is below. */
export const MapLabel = memo(function MapLabel({
  text,
  x,
  y,
  size,
  isFaint = false,
  isStrong = false,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Of its letters, in #. */
  readonly size: number;
  readonly isFaint?: boolean;
  readonly isStrong?: boolean;
}) {
  const wide = widthOf(text, size) + 2 * backing.aside * size;
  const high = backing.high * size;
  return (
    <g data-map-label pointerEvents="none" opacity={isFaint ? 0.75 : 1}>
      <rect
        x={x - wide / 2}
        y={y - high / 2}
        width={wide}
        height={high}
        rx={high * 0.3}
        fill="var(--leaf)"
        fillOpacity={0.9}
        stroke={isStrong ? 'var(--ink)' : 'var(--board-outline)'}
        strokeOpacity={isStrong ? 1 : 0.35}
        strokeWidth={size * (isStrong ? 0.1 : 0.06)}
      />
      <text
        x={x}
        y={y + size * 0.34}
        fontSize={size}
        fontWeight={isStrong ? 700 : 600}
        textAnchor="middle"
        fill="var(--ink)"
      >
        {text}
      </text>
    </g>
  );
});
