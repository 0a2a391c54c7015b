import { teamColour } from '@/components/site/team-colours';
import type { SchoolFamily } from '@/lib/systems/display';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import type { Sizes } from './rim';

/** Dashes on the ring of a team, so that you can tell teams apart without colour; the first has none. */
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

export const dashOf = (team: number): string | undefined => dashes[Math.max(0, team) % dashes.length];

/** The ring of a team about a coin. */
export function TeamRing({
  x,
  y,
  radius,
  team,
  colour,
}: Readonly<Record<'x' | 'y' | 'radius' | 'team', number>> & { readonly colour: string }) {
  const dash = dashOf(team);
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

/** The ring of a team's coins beside its name. */
export function TeamMark({ team }: { readonly team: number }) {
  return (
    <svg viewBox="-0.25 -0.25 0.5 0.5" aria-hidden className="mr-1.5 size-4.5 shrink-0">
      <TeamRing x={0} y={0} radius={0.25} team={team} colour={teamColour(team)} />
      <circle r={0.11} fill="var(--leaf)" />
    </svg>
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
