import { memo } from 'react';
import { PhotoView } from '@/components/card/photo-view';
import { playMessages } from '@/lib/messages/play';
import { unit } from '@/lib/table/table';
import type { SchoolFamily, Summary } from '@/lib/systems/display';
import type { TableFigure } from '@/lib/systems/table-scene';
import { teamColour } from '@/components/site/team-colours';
import { usePhotoOf } from '../photos';
import { SchoolBand, TeamRing, Tokens } from './coin';
import { Life, Mine } from './life';
import type { Sizes } from './rim';

/** The parts of its card that a figure shows on the table. */
export type Art = Pick<Summary, 'emblem' | 'family'>;

/** Undefined for a figure without a sheet. @param arts by the sheets of the match */
export const artOf = (arts: readonly Art[], { sheet }: Pick<TableFigure, 'sheet'>): Art | undefined =>
  sheet === undefined ? undefined : arts[sheet];

/** Its photo within the ring of its team, fainter when it has had its turn. */
function Photo({
  figure,
  x,
  y,
  radius,
}: {
  readonly figure: TableFigure;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const photo = usePhotoOf(figure);
  if (photo === undefined) return null;
  const side = 2 * radius;
  return (
    <g opacity={figure.isDone ? 0.45 : 1}>
      <PhotoView
        draw="image"
        photo={photo}
        x={x - radius}
        y={y - radius}
        width={side}
        height={side}
        radius={radius}
      />
    </g>
  );
}

/** The art of its card, or the first letter of its name. */
function Emblem({
  figure: { at, name, radius },
  emblem,
  colour,
}: {
  readonly figure: TableFigure;
  readonly emblem: string | undefined;
  readonly colour: string;
}) {
  const [x, y] = [at.x / unit, at.y / unit];
  const size = (radius / unit) * 1.24;
  return emblem === undefined ? (
    <text
      x={x}
      y={y + size * 0.3}
      fontSize={size * 0.85}
      fontWeight={700}
      textAnchor="middle"
      fill={colour}
      className="font-display"
    >
      {name.replace(/^the /, '').charAt(0).toUpperCase()}
    </text>
  ) : (
    <path
      d={emblem}
      fill={colour}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}

/** Its rank on a plate at the lower edge of its coin, where it covers nobody beside it. */
function Rank({
  rank,
  x,
  y,
  size,
  isUp,
}: Readonly<Record<'x' | 'y' | 'size', number>> & { readonly rank: string; readonly isUp: boolean }) {
  const high = size * 0.72;
  const wide = high * (0.45 + rank.length * 0.5);
  return (
    <g opacity={isUp ? 1 : 0.62}>
      <rect
        x={x - wide / 2}
        y={y - high}
        width={wide}
        height={high}
        rx={high * 0.25}
        fill="var(--leaf)"
        stroke="var(--board-outline)"
        strokeWidth={0.045}
      />
      <text
        x={x}
        y={y - high * 0.22}
        fontSize={high * 0.86}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--ink)"
      >
        {rank}
      </text>
    </g>
  );
}

/** A figure from above: a coin in the ring of its team, with its art, its Life on the rim and its conditions. */
export const MapFigure = memo(function MapFigure({
  figure,
  emblem,
  family,
  sizes,
  scale,
  canGo,
  isMine,
}: {
  readonly figure: TableFigure;
  /** A path in a box of 512. */
  readonly emblem: string | undefined;
  /** That of its school. */
  readonly family: SchoolFamily | undefined;
  readonly sizes: Sizes;
  /** Size of the coin, as a multiple of its base. */
  readonly scale: number;
  /** It may be drawn to where it goes. */
  readonly canGo: boolean;
  /** A person at this device decides for it, and others for others. */
  readonly isMine: boolean;
}) {
  const { at, name, team, state, rank, isDone } = figure;
  const x = at.x / unit;
  const y = at.y / unit;
  const radius = figure.radius / unit;
  const isUp = state === 'up';
  // Wider where a # is small, so that its team is seen.
  const face = radius - (sizes.isLarge ? 0.12 : 0.16);
  return (
    <g
      data-coin={figure.id}
      className={canGo ? 'cursor-grab' : 'cursor-pointer'}
      transform={scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`}
    >
      <title>{name}</title>
      {isUp && <circle cx={x + 0.09} cy={y + 0.14} r={radius} fill="var(--board-shade)" />}
      <g opacity={isUp ? 1 : 0.62}>
        <TeamRing x={x} y={y} radius={radius} team={team} colour={teamColour(team)} />
        <circle cx={x} cy={y} r={face} fill={isDone || !isUp ? 'var(--line)' : 'var(--leaf)'} />
        {family && !isDone && isUp && (
          <SchoolBand x={x} y={y} radius={face} family={family} isLarge={sizes.isLarge} />
        )}
        <Emblem figure={figure} emblem={emblem} colour={isDone ? 'var(--muted)' : 'var(--ink)'} />
        <Photo figure={figure} x={x} y={y} radius={face} />
        <circle
          cx={x}
          cy={y}
          r={face}
          fill="none"
          stroke="var(--board-outline)"
          strokeWidth={0.04}
          strokeDasharray={isUp ? undefined : '0.16 0.1'}
        />
      </g>
      {state === 'dead' && (
        <path
          d={`M${x - 0.35} ${y - 0.35}L${x + 0.35} ${y + 0.35}M${x + 0.35} ${y - 0.35}L${x - 0.35} ${y + 0.35}`}
          stroke="var(--error)"
          strokeWidth={0.13}
          strokeLinecap="round"
        />
      )}
      {isMine && isUp && rank === undefined && <Mine figure={figure} />}
      {isUp && <Life figure={figure} sizes={sizes} />}
      <Tokens figure={figure} sizes={sizes} />
      {rank !== undefined && (
        <Rank
          rank={isMine && isUp ? playMessages.map.mine(rank) : rank}
          x={x}
          y={y + radius}
          size={radius}
          isUp={isUp}
        />
      )}
      {/* All of its base can be touched, and nothing beside it. */}
      <circle cx={x} cy={y} r={radius} fill="transparent" />
    </g>
  );
});
