import { useTableWords } from '@/components/play/table/table-words';
import { playMessages } from '@/lib/messages/play';
import type { OptionArea } from '@/lib/systems/play-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit, type Point } from '@/lib/table/table';
import { Chosen } from './chosen';
import { freeSpot, spotsOn, type Taken } from './free-spot';
import { hash } from './label-places';
import { widthOf } from './labels';
import { Measure } from './overlays';

/** The circle in which an option reaches others, on the ground, and a ring about everybody it would strike. */
export function BlastArea({
  area: { about, radius },
  figures,
  struck,
  size,
  taken,
}: {
  readonly area: OptionArea;
  readonly figures: readonly TableFigure[];
  /** Everybody who may lose something. */
  readonly struck: readonly number[];
  /** Of letters, in #. */
  readonly size: number;
  readonly taken: Taken;
}) {
  const { sign } = useTableWords();
  const centre = figures.find(({ id, isOff }) => id === about && !isOff);
  if (!centre) return null;
  const { x, y } = hash(centre.at);
  const far = radius / unit;
  const text = playMessages.map.upTo(far, sign);
  // First below: above the figure is the bar of what may come of it.
  const spot = freeSpot(taken, spotsOn({ x, y }, -far - size * 0.6), widthOf(text, size), size);
  return (
    <g data-area={about} pointerEvents="none">
      <circle
        cx={x}
        cy={y}
        r={far}
        fill="var(--error)"
        fillOpacity={0.16}
        stroke="var(--error)"
        strokeWidth={0.1}
        strokeDasharray="0.35 0.2"
        clipPath="url(#ground-edge)"
      />
      {figures
        .filter(({ id, isOff }) => id !== about && !isOff && struck.includes(id))
        .map(({ id, at, radius: base }) => (
          <circle
            key={id}
            data-struck={id}
            cx={at.x / unit}
            cy={at.y / unit}
            r={base / unit + 0.3}
            fill="none"
            stroke="var(--error)"
            strokeWidth={0.2}
            strokeDasharray="0.3 0.2"
          />
        ))}
      <Measure text={text} spot={spot} size={size} />
    </g>
  );
}

/** A figure where it will stand, with a dotted line from where it is. */
export function StandsThere({
  figure,
  at,
  emblem,
}: {
  /** With the size and place of its coin. */
  readonly figure: TableFigure;
  readonly at: Point;
  readonly emblem: string | undefined;
}) {
  const [from, to] = [hash(figure.at), hash(at)];
  return (
    <g data-stands={figure.id} pointerEvents="none">
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke="var(--ink)"
        strokeWidth={0.12}
        strokeDasharray="0.3 0.18"
      />
      <g opacity={0.85}>
        <Chosen at={at} mover={figure} base={undefined} emblem={emblem} />
      </g>
    </g>
  );
}
