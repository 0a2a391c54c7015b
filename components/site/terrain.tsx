import { unit } from '@/lib/table/table';
import type { TableTerrain } from '@/lib/systems/play-part';

const hash = (distance: number): number => distance / unit;

const outlineOf = ({ shape }: TableTerrain): string =>
  shape.map(({ x, y }) => `${hash(x).toFixed(3)},${hash(y).toFixed(3)}`).join(' ');

const middleOf = ({ shape }: TableTerrain): { readonly x: number; readonly y: number } => ({
  x: shape.reduce((sum, { x }) => sum + hash(x), 0) / shape.length,
  y: shape.reduce((sum, { y }) => sum + hash(y), 0) / shape.length,
});

/** # across. */
const emblemSide = 0.9;

/** Darker the higher; what is walked through is hatched, what lies flat and is not is water. */
const lookOf = ({
  walkThrough,
  seeThrough,
  height,
  emblem,
}: TableTerrain): { readonly fill: string; readonly opacity: number } => {
  if (walkThrough) return { fill: 'url(#through)', opacity: 1 };
  if (emblem !== undefined) return { fill: 'var(--color-green)', opacity: 0.16 };
  if (height === 0) return { fill: 'var(--color-blue)', opacity: 0.28 };
  return { fill: 'var(--muted)', opacity: seeThrough ? 0.28 : 0.55 };
};

/** A piece of terrain from above, with its height. */
export function TerrainPiece({
  piece,
  isMeant = false,
}: {
  readonly piece: TableTerrain;
  /** It is told elsewhere what it answers. */
  readonly isMeant?: boolean;
}) {
  const { fill, opacity } = lookOf(piece);
  const { x, y } = middleOf(piece);
  return (
    <g>
      <title>{piece.name}</title>
      <polygon
        points={outlineOf(piece)}
        fill={fill}
        fillOpacity={opacity}
        stroke="var(--ink)"
        strokeOpacity={isMeant ? 1 : 0.55}
        strokeWidth={isMeant ? 0.14 : 0.05}
        strokeDasharray={piece.walkThrough ? '0.25 0.15' : undefined}
      />
      {(piece.ladders ?? []).map((ladder) => (
        <circle
          key={`${ladder.x} ${ladder.y}`}
          cx={hash(ladder.x)}
          cy={hash(ladder.y)}
          r={0.18}
          fill="var(--gold)"
        />
      ))}
      {piece.emblem !== undefined && (
        <path
          d={piece.emblem}
          fill="var(--color-green)"
          transform={`translate(${x - emblemSide / 2} ${y - emblemSide / 2}) scale(${emblemSide / 512})`}
        />
      )}
      {piece.emblem === undefined && piece.height > 0 && (
        <text x={x} y={y + 0.17} fontSize={0.5} textAnchor="middle" fill="var(--ink)" fillOpacity={0.8}>
          {Number(hash(piece.height).toFixed(2))}
        </text>
      )}
    </g>
  );
}

/** What terrain that is walked through is filled with. */
export function TerrainPatterns() {
  return (
    <defs>
      <pattern
        id="through"
        width={0.5}
        height={0.5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={0.5} height={0.5} fill="var(--color-green)" fillOpacity={0.12} />
        <path d="M0 0V0.5" stroke="var(--color-green)" strokeOpacity={0.7} strokeWidth={0.12} />
      </pattern>
    </defs>
  );
}
