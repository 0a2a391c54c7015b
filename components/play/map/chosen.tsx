import { useTableWords } from '@/components/play/table/table-words';
import { playMessages } from '@/lib/messages/play';
import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Route, type Units } from '@/lib/table/table';
import { freeSpot, spotsAbout, type Taken } from './free-spot';
import { hash } from './label-places';
import { widthOf } from './labels';
import { larger, Measure } from './overlays';

const say = playMessages.map;

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

/** The way that leads to a place, round what hinders; below all names. */
export function WayTrack({ way: { points } }: { readonly way: Route }) {
  return (
    <polyline
      points={points.map(({ x, y }) => `${x / unit},${y / unit}`).join(' ')}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={0.1}
      strokeDasharray="0.3 0.18"
      strokeLinejoin="round"
      pointerEvents="none"
    />
  );
}

/** The length of a way, at its end. */
export function WayLength({
  way: { points, length },
  radius,
  size,
  taken,
}: {
  readonly way: Route;
  /** Of the coin at its end, in #. */
  readonly radius: number;
  readonly size: number;
  readonly taken: Taken;
}) {
  const end = points.at(-1);
  const { sign } = useTableWords();
  const [from, to] = points;
  // The rules round a way up; a straight one reads as its places are told.
  const far = from && to && points.length === 2 && length > 0 ? distanceBetween(from, to) : length;
  const text = say.distance(far / unit, sign);
  const high = size * larger;
  const wide = widthOf(text, high);
  return (
    <g pointerEvents="none">
      {end && (
        <Measure
          text={text}
          spot={freeSpot(taken, spotsAbout(hash(end), radius + high * 0.65, wide), wide, high)}
          size={high}
          isStrong
        />
      )}
    </g>
  );
}
