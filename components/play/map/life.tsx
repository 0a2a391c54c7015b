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

/** Parts of the radius of a coin: where the mark’s tip is below its rim, its height and half its width. */
const pennant = { tip: 1.14, high: 0.5, half: 0.44 } as const;

/** The sign ▼ on the rim of a coin that a person at this device plays, so that you can tell it without colour. */
export function Mine({ figure: { at, radius: units } }: { readonly figure: TableFigure }) {
  const [x, radius] = [at.x / unit, units / unit];
  const tip = at.y / unit + radius * pennant.tip;
  const [high, half] = [radius * pennant.high, radius * pennant.half];
  return (
    <path
      data-mine
      d={`M${x} ${tip}L${x - half} ${tip - high}L${x + half} ${tip - high}Z`}
      fill="var(--ink)"
      stroke="var(--leaf)"
      strokeWidth={radius * 0.12}
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
