import { memo } from 'react';
import { useTableWords } from '@/components/play/table/table-words';
import { playMessages } from '@/lib/messages/play';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import type { TableFigure, TableRange } from '@/lib/systems/table-scene';
import { unit, type Point, type Units } from '@/lib/table/table';
import { freeSpot, spotsAlong, spotsOn, type Taken } from './free-spot';
import { hash, type Spot } from './label-places';
import { widthOf } from './labels';

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

/** # across the largest table: the ring of a longer reach is nowhere in sight. */
const farthest = 48;

/** How far a figure gets with something, and the zone about it in which nobody can be a target. */
export function RangeRings({
  figure,
  ranges,
  size,
  taken,
}: {
  readonly figure: TableFigure;
  readonly ranges: readonly TableRange[];
  readonly size: number;
  readonly taken: Taken;
}) {
  const x = figure.at.x / unit;
  const y = figure.at.y / unit;
  const own = figure.radius / unit;
  const { sign } = useTableWords();
  return ranges.map(({ id, name, most, least }) => {
    const text = say.range(name, most / unit, sign);
    const hasRing = most / unit < farthest;
    const spotsAt = (far: Units) => spotsOn({ x, y }, own + far / unit + 0.15 + size * 0.35);
    const near = say.tooNear(name, least / unit, sign);
    return (
      <g key={id} fill="none" stroke="var(--ink)" pointerEvents="none">
        <circle
          cx={x}
          cy={y}
          r={own + most / unit}
          strokeWidth={0.08}
          strokeDasharray="0.5 0.25"
          clipPath="url(#ground-edge)"
        />
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
        {hasRing && (
          <Measure text={text} spot={freeSpot(taken, spotsAt(most), widthOf(text, size), size)} size={size} />
        )}
        {least > 0 && (
          <Measure
            text={near}
            spot={freeSpot(taken, spotsAt(least), widthOf(near, size), size)}
            size={size}
          />
        )}
      </g>
    );
  });
}

/** A length that is written on the map. */
export function Measure({
  text,
  spot,
  size,
  isStrong = false,
}: {
  readonly text: string;
  readonly spot: Spot;
  readonly size: number;
  readonly isStrong?: boolean;
}) {
  return (
    <text
      x={spot.x}
      y={spot.y + size * 0.34}
      fontSize={size}
      fontWeight={isStrong ? 700 : undefined}
      textAnchor="middle"
      fill="var(--ink)"
      stroke="var(--leaf)"
      strokeWidth={size * 0.3}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

/** Size of the letters of distances; those of names are 1. */
export const larger = 1.15;

/** The line of a ruler, or of sight to a target; below all names. */
export function RulerTrack({ measured }: { readonly measured: Measured }) {
  const [from, to] = [hash(measured.from), hash(measured.to)];
  const isHidden = measured.between?.sees === false;
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      pointerEvents="none"
      stroke={isHidden ? 'var(--error)' : 'var(--ink)'}
      strokeWidth={0.1}
      strokeDasharray={isHidden ? '0.15 0.2' : undefined}
    />
  );
}

/** The length of a ruler, beside its line. */
export function RulerLength({
  measured,
  size,
  taken,
}: {
  readonly measured: Measured;
  readonly size: number;
  readonly taken: Taken;
}) {
  const from = hash(measured.from);
  const to = hash(measured.to);
  const { sign } = useTableWords();
  const text = say.distance(measured.distance / unit, sign);
  const high = size * larger;
  return (
    <g pointerEvents="none">
      <Measure
        text={text}
        spot={freeSpot(taken, spotsAlong(from, to, high * 0.65), widthOf(text, high), high)}
        size={high}
        isStrong
      />
    </g>
  );
}
