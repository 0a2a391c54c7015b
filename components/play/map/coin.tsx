import { teamColour } from '@/components/site/team-colours';
import type { SchoolFamily } from '@/lib/systems/display';
import type { TableFigure } from '@/lib/systems/table-scene';
import { playMessages } from '@/lib/messages/play';
import { unit } from '@/lib/table/table';
import { CounterSign } from './counter-looks';
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

/** Conditions: a token each with its sign and number; one for all where they have no room. */
export function Tokens({
  figure: { at, counters, ...figure },
  sizes: { token, isLarge },
}: {
  readonly figure: TableFigure;
  readonly sizes: Sizes;
}) {
  const all = counters.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const hasRoom = isLarge && counters.length <= tokenAngles.length;
  const shown = hasRoom
    ? counters.map(({ name, ...each }) => ({ ...each, names: [name] }))
    : [
        {
          names: counters.map(({ name }) => name),
          count: all,
          look: counters[1] ? undefined : counters[0]?.look,
        },
      ];
  return shown.map(({ names, count, look }, nth) => {
    const angle = tokenAngles[nth] ?? 0;
    // A single counter of a kind is its sign alone.
    const text = count > 1 || look === undefined ? String(count) : '';
    const half = token * (look === undefined ? 1 : 1.05);
    const wide = half + (text && look ? token * 0.5 * (text.length + 0.5) : 0);
    const far = figure.radius / unit + token * 0.35;
    const [x, y] = [at.x / unit + Math.cos(angle) * far, at.y / unit + Math.sin(angle) * far];
    // It grows away from the figure.
    const left = Math.cos(angle) < 0 ? x - 2 * wide + half : x - half;
    return (
      <g key={nth} color="#2a2118" data-counter={look ?? ''}>
        <title>{playMessages.map.counter(names, count)}</title>
        <rect
          x={left}
          y={y - half}
          width={2 * wide}
          height={2 * half}
          rx={half}
          fill="var(--color-amber)"
          stroke="var(--board-outline)"
          strokeWidth={0.05}
        />
        {look && <CounterSign look={look} x={left + half} y={y} size={token * 1.45} />}
        {text !== '' && (
          <text
            x={look ? left + wide + half * 0.62 : left + wide}
            y={y + token * 0.45}
            fontSize={token * 1.35}
            fontWeight={700}
            textAnchor="middle"
            fill="#2a2118"
          >
            {text}
          </text>
        )}
      </g>
    );
  });
}
