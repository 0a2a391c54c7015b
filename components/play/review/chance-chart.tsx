import type { MouseEvent } from 'react';
import { teamColour } from '@/components/site/team-colours';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { LookBack, TeamChances } from '@/lib/session/looking-back';
import { useTableWords } from '../table/table-words';

const size = { width: 320, height: 132, left: 34, right: 6, top: 8, bottom: 20 } as const;
const inner = {
  width: size.width - size.left - size.right,
  height: size.height - size.top - size.bottom,
} as const;

/** Dashes of lines, so that you can tell teams apart without colour. */
const dashes = ['none', '6 3', '2 3', '8 3 2 3'] as const;

/** By night the colour of a team is mixed with white: a thin line needs more than a ring. */
const lineColour = (team: number): string =>
  `color-mix(in oklab, ${teamColour(team)} var(--line-share, 100%), white)`;

/** No future is sure before the end: the line touches neither edge. */
export const drawnChance = (chance: number, isEnd: boolean): number =>
  isEnd ? chance : Math.min(0.99, Math.max(0.01, chance));

const y = (chance: number): number => size.top + (1 - chance) * inner.height;

/** Those with which a phase begins. */
const phaseStarts = (line: readonly TeamChances[]): readonly TeamChances[] =>
  line.filter(({ phase }, nth) => nth === 0 || phase !== line[nth - 1]?.phase);

/** Chances of winning from start to end, a line for each team; a press leads to the moment. */
export function ChanceChart({
  found: { teams, line, points },
  at,
  nameOf,
  onMoment,
}: {
  readonly found: LookBack;
  /** The moment that is shown on the board. */
  readonly at: number;
  readonly nameOf: (team: number) => string;
  readonly onMoment: (at: number) => void;
}) {
  const { rounds } = useTableWords();
  const last = Math.max(1, line.at(-1)?.at ?? 1);
  const x = (moment: number): number => size.left + (Math.min(moment, last) / last) * inner.width;
  const starts = phaseStarts(line);
  const every = Math.ceil(starts.length / 9);
  const onPress = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (((clientX - left) / width) * size.width - size.left) / inner.width;
    onMoment(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  return (
    <figure className="flex flex-col gap-1 dark:[--line-share:58%]">
      <svg
        role="img"
        aria-label={say.chart(
          teams.map((team, nth) => ({
            name: nameOf(team),
            chances: starts.map(({ phase, of }) => ({ phase, chance: of[nth] ?? 0 })),
          })),
          rounds,
        )}
        viewBox={`0 0 ${size.width} ${size.height}`}
        onClick={onPress}
        className="w-full max-w-xl cursor-pointer"
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <path d={`M${size.left} ${y(chance)}h${inner.width}`} className="stroke-line" fill="none" />
            <text
              x={size.left - 5}
              y={y(chance) + 3.5}
              textAnchor="end"
              className="fill-muted text-[10px] tabular-nums"
            >
              {say.percent(chance)}
            </text>
          </g>
        ))}
        {starts
          .filter((_, nth) => nth % every === 0)
          .map(({ at: moment, phase }) => (
            <g key={phase}>
              <path
                d={`M${x(moment)} ${size.top}v${inner.height}`}
                className="stroke-line"
                strokeDasharray="2 4"
                fill="none"
              />
              <text
                x={x(moment)}
                y={size.height - 5}
                textAnchor="middle"
                className="fill-muted text-[10px] tabular-nums"
              >
                {phase}
              </text>
            </g>
          ))}
        {teams.map((team, nth) => (
          <path
            key={team}
            d={line
              .map(({ at: moment, of }, place) => {
                const height = y(drawnChance(of[nth] ?? 0, place === line.length - 1));
                return `${place ? 'L' : 'M'}${x(moment)} ${height}`;
              })
              .join('')}
            fill="none"
            stroke={lineColour(team)}
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={dashes[nth % dashes.length]}
          />
        ))}
        {points.map(({ at: moment }) => (
          <path
            key={moment}
            d={`M${x(moment)} ${size.height - size.bottom}l-4 7h8z`}
            className="fill-gold stroke-ink"
            strokeWidth="0.75"
          />
        ))}
        <path d={`M${x(at)} ${size.top - 4}v${inner.height + 8}`} className="stroke-ink" strokeWidth="1.25" />
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 text-sm">
        {teams.map((team, nth) => (
          <span key={team} className="inline-flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 24 6" className="w-6">
              <path
                d="M0 3h24"
                stroke={lineColour(team)}
                strokeWidth="3"
                strokeDasharray={dashes[nth % dashes.length]}
              />
            </svg>
            {nameOf(team)}
          </span>
        ))}
        <span className="text-muted">{say.axis(rounds)}</span>
      </figcaption>
    </figure>
  );
}
