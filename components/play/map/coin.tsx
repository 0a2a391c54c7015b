import type { SchoolFamily } from '@/lib/systems/display';
import type { TableFigure } from '@/lib/systems/table-scene';
import { playMessages } from '@/lib/messages/play';
import { unit } from '@/lib/table/table';
import { edge, rimPips, type Sizes } from './rim';

/** Dashes on the ring of a team, so that teams are told apart without colour; the first has none. */
const dashes = [
  undefined,
  '0.1 0.29',
  '0.42 0.2',
  '0.05 0.13',
  '0.2 0.2',
  '0.6 0.1 0.1 0.1',
  '0.1 0.1 0.1 0.4',
  '0.9 0.3',
] as const;

/** The ring of a team about a coin. */
export function TeamRing({
  x,
  y,
  radius,
  team,
  colour,
}: Readonly<Record<'x' | 'y' | 'radius' | 'team', number>> & { readonly colour: string }) {
  const dash = dashes[Math.max(0, team) % dashes.length];
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--board-outline)" />
      <circle cx={x} cy={y} r={radius - 0.035} fill={colour} />
      {dash !== undefined && (
        <circle
          cx={x}
          cy={y}
          r={radius - 0.075}
          fill="none"
          stroke="var(--board-paint)"
          strokeWidth={0.06}
          strokeDasharray={dash}
        />
      )}
    </>
  );
}

/** Colour and dash pattern of a family of schools. */
const bands: Readonly<Record<SchoolFamily, { readonly colour: string; readonly dash?: string }>> = {
  arms: { colour: 'var(--school-arms)' },
  nature: { colour: 'var(--school-nature)', dash: '0.16 0.07' },
  elements: { colour: 'var(--school-elements)', dash: '0.05 0.05' },
  spirits: { colour: 'var(--school-spirits)', dash: '0.2 0.05 0.05 0.05' },
  death: { colour: 'var(--school-death)', dash: '0.09 0.12' },
};

/** The face of a coin in the colour of its school. */
export function SchoolBand({
  x,
  y,
  radius,
  family,
  isLarge,
}: Readonly<Record<'x' | 'y' | 'radius', number>> & {
  readonly family: SchoolFamily;
  /** Draws a coloured band; without room for one, only the face has the colour. */
  readonly isLarge: boolean;
}) {
  const { colour, dash } = bands[family];
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={colour} fillOpacity={0.24} />
      {isLarge && (
        <circle
          cx={x}
          cy={y}
          r={radius - 0.05}
          fill="none"
          stroke={colour}
          strokeWidth={0.07}
          strokeDasharray={dash}
        />
      )}
    </>
  );
}

const pipsOf = ({ at, dice, most, rank, radius }: TableFigure, pip: number) =>
  rimPips(
    { x: at.x / unit, y: at.y / unit },
    radius / unit,
    { full: dice, all: Math.max(most, dice), pip },
    rank !== undefined,
  );

/** Size of letters where Life is a number. */
const numberSize = (pip: number): number => Math.max(0.5, pip * 3.4);

/** An arrowhead over a figure of a person at this device: told apart without colour. */
export function Mine({
  figure,
  sizes: { pip, token },
}: {
  readonly figure: TableFigure;
  readonly sizes: Sizes;
}) {
  const { at, radius, most } = figure;
  const above = most === 0 ? 0 : pipsOf(figure, pip) ? 1.8 * pip : 1.25 * numberSize(pip);
  const [x, tip] = [at.x / unit, (at.y - radius) / unit - above - 0.04];
  const [wide, high] = [token * 0.85, token * 1.15];
  return (
    <path
      data-mine
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

/** Places of tokens on the rim, from the lower right. */
const tokenAngles = [0.35, 1.15, 1.95, 2.75] as const;

/** Conditions: a token each with its first letter, the last for all that have no room; on a small map one for all. */
export function Tokens({
  figure: { at, counters, ...figure },
  sizes: { token, isLarge },
}: {
  readonly figure: TableFigure;
  readonly sizes: Sizes;
}) {
  const all = counters.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const far = figure.radius / unit + token * 0.35;
  const shown = isLarge && counters.length <= tokenAngles.length ? counters : undefined;
  const texts = shown
    ? shown.map(({ name, count }) => name.charAt(0) + (count > 1 ? String(count) : ''))
    : [String(all)];
  return texts.map((text, nth) => {
    const angle = tokenAngles[nth] ?? 0;
    const [x, y] = [at.x / unit + Math.cos(angle) * far, at.y / unit + Math.sin(angle) * far];
    return (
      <g key={nth}>
        <path
          d={`M${x} ${y - token * 1.15}L${x + token * 1.15} ${y}L${x} ${y + token * 1.15}L${x - token * 1.15} ${y}Z`}
          fill="var(--color-amber)"
          stroke="var(--board-outline)"
          strokeWidth={0.05}
          strokeLinejoin="round"
        />
        <text
          x={x}
          y={y + token * 0.4}
          fontSize={token * (text.length > 1 ? 0.95 : 1.15)}
          fontWeight={700}
          textAnchor="middle"
          fill="#2a2118"
        >
          {text}
        </text>
      </g>
    );
  });
}
