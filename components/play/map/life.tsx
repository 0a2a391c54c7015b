import { playMessages } from '@/lib/messages/play';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { edge, rimPips, type Sizes } from './rim';

const pipsOf = ({ at, dice, most, rank, radius }: TableFigure, pip: number) =>
  rimPips(
    { x: at.x / unit, y: at.y / unit },
    radius / unit,
    { full: dice, all: Math.max(most, dice), pip },
    rank !== undefined,
  );

/** Size of letters where Life is a number. */
const numberSize = (pip: number): number => Math.max(0.5, pip * 3.4);

/** # from the upper edge of the table to the highest place of a mark. */
const highest = 0.1;

/** An arrowhead over a figure that a person at this device plays, so that you can tell it without colour. */
export function Mine({
  figure,
  sizes: { pip, token },
  scale,
  angle,
}: {
  readonly figure: TableFigure;
  readonly sizes: Sizes;
  /** Of the coin that it is drawn with. */
  readonly scale: number;
  /** Degrees about it, from its top. */
  readonly angle: number;
}) {
  const { at, radius, most } = figure;
  const above = most === 0 ? 0 : pipsOf(figure, pip) ? 1.8 * pip : 1.25 * numberSize(pip);
  const [wide, high] = [token * 0.85, token * 1.15];
  const y = at.y / unit;
  // At the upper edge of the board it lies over the coin, whole.
  const least = angle === 0 ? y + (highest - y) / scale + high : -Infinity;
  const [x, tip] = [at.x / unit, Math.max(least, y - radius / unit - above - 0.04)];
  return (
    <path
      data-mine
      transform={angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`}
      d={`M${x} ${tip}L${x - wide} ${tip - high}L${x + wide} ${tip - high}Z`}
      fill="var(--ink)"
      stroke="var(--leaf)"
      strokeWidth={token * 0.22}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

/** Its Life as pips on the rim, or as a number where there are too many. */
export function Life({ figure, sizes: { pip } }: { readonly figure: TableFigure; readonly sizes: Sizes }) {
  const { at, dice, most } = figure;
  const [x, y, radius] = [at.x / unit, at.y / unit, figure.radius / unit];
  if (most === 0) return null;
  const pips = pipsOf(figure, pip);
  if (!pips) {
    const size = numberSize(pip);
    const text = playMessages.map.dice(dice);
    const wide = text.length * size * 0.5 + size * 0.5;
    return (
      <g>
        <rect
          x={x - wide / 2}
          y={y - radius - size * 1.15}
          width={wide}
          height={size * 1.2}
          rx={size * 0.3}
          fill="var(--ink)"
          stroke="var(--leaf)"
          strokeWidth={0.06}
        />
        <text
          x={x}
          y={y - radius - size * 0.22}
          fontSize={size}
          fontWeight={700}
          textAnchor="middle"
          fill="var(--leaf)"
        >
          {text}
        </text>
      </g>
    );
  }
  return (
    <g>
      {pips.map((each, nth) => (
        <circle
          key={nth}
          cx={each.x}
          cy={each.y}
          r={pip}
          fill={each.isFull ? 'var(--ink)' : 'var(--leaf)'}
          stroke={each.isFull ? 'var(--leaf)' : 'var(--ink)'}
          strokeWidth={pip * edge}
        />
      ))}
    </g>
  );
}
