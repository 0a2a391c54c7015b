import { PhotoView } from '@/components/card/photo-view';
import { unit } from '@/lib/table/table';
import type { TableFigure } from '@/lib/systems/play-part';
import { teamColour } from '@/components/site/team-colours';
import { usePhotoOf } from '../photos';

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

/** A figure from above: its base in the colour of its team, its emblem and its counters. */
export function MapFigure({
  figure,
  emblem,
  isActing,
  isMeant,
  canGo,
}: {
  readonly figure: TableFigure;
  /** A path in a box of 512. */
  readonly emblem: string | undefined;
  readonly isActing: boolean;
  /** An option that is looked at is aimed at it. */
  readonly isMeant: boolean;
  /** It may be drawn to where it goes: a finger on it does not scroll the page. */
  readonly canGo: boolean;
}) {
  const { at, name, team, state, counters, rank, isDone } = figure;
  const x = at.x / unit;
  const y = at.y / unit;
  const radius = figure.radius / unit;
  const colour = teamColour(team);
  const isUp = state === 'up';
  const many = counters.reduce((sum, { count }) => sum + count, 0);
  const size = radius * 1.25;
  return (
    <g className={canGo ? 'cursor-grab touch-none' : 'cursor-pointer'} opacity={isUp ? 1 : 0.6}>
      <title>{name}</title>
      {isActing && (
        <circle cx={x} cy={y} r={radius + 0.2} fill="none" stroke="var(--gold)" strokeWidth={0.14} />
      )}
      {isMeant && (
        <circle
          cx={x}
          cy={y}
          r={radius + 0.32}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={0.12}
          strokeDasharray="0.3 0.2"
        />
      )}
      <circle
        cx={x}
        cy={y}
        r={radius - 0.06}
        fill={isDone ? 'var(--line)' : 'var(--leaf)'}
        stroke={colour}
        strokeWidth={0.16}
        strokeDasharray={isUp ? undefined : '0.25 0.15'}
      />
      {emblem === undefined ? (
        <text x={x} y={y + 0.2} fontSize={0.55} fontWeight={700} textAnchor="middle" fill={colour}>
          {name.replace(/^the /, '').charAt(0).toUpperCase()}
        </text>
      ) : (
        <path
          d={emblem}
          fill={colour}
          transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
        />
      )}
      <Photo figure={figure} x={x} y={y} radius={radius - 0.14} />
      {state === 'dead' && (
        <path
          d={`M${x - 0.35} ${y - 0.35}L${x + 0.35} ${y + 0.35}M${x + 0.35} ${y - 0.35}L${x - 0.35} ${y + 0.35}`}
          stroke="var(--ink)"
          strokeWidth={0.1}
        />
      )}
      {rank !== undefined && (
        <text
          x={x + radius * 0.95}
          y={y - radius * 0.55}
          fontSize={0.45}
          fontWeight={700}
          fill="var(--ink)"
          stroke="var(--leaf)"
          strokeWidth={0.14}
          paintOrder="stroke"
        >
          {rank}
        </text>
      )}
      {many > 0 && (
        <g>
          <circle cx={x + radius} cy={y - radius * 0.7} r={0.3} fill="var(--error)" />
          <text
            x={x + radius}
            y={y - radius * 0.7 + 0.14}
            fontSize={0.42}
            fontWeight={700}
            textAnchor="middle"
            fill="var(--leaf)"
          >
            {many}
          </text>
        </g>
      )}
    </g>
  );
}
