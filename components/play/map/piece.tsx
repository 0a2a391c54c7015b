import { memo } from 'react';
import { teamColour } from '@/components/site/team-colours';
import type { TableFigure, TablePiece, TokenLook } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Units } from '@/lib/table/table';
import { dashOf } from './coin';

/** Drawn in a box of 1 # about the place where a token lies. */
const looks: Readonly<Record<TokenLook, string>> = {
  flag: 'M-0.2 0.42V-0.42L0.32 -0.2L-0.2 0.02',
  bomb: 'M0.28 0.08A0.3 0.3 0 1 1 -0.32 0.08A0.3 0.3 0 1 1 0.28 0.08ZM0.12 -0.2L0.26 -0.36L0.38 -0.3',
  parcel: 'M-0.32 -0.26H0.32V0.3H-0.32ZM0 -0.26V0.3M-0.32 0.02H0.32',
  treasure: 'M-0.34 -0.06Q-0.34 -0.3 0 -0.3T0.34 -0.06V0.28H-0.34ZM-0.34 -0.02H0.34M0 -0.1V0.1',
  trap: 'M-0.34 0.2L-0.2 -0.22L-0.06 0.2L0.06 -0.22L0.2 0.2L0.32 -0.22',
  token: 'M0 -0.32L0.09 -0.1L0.32 -0.1L0.14 0.05L0.2 0.3L0 0.15L-0.2 0.3L-0.14 0.05L-0.32 -0.1L-0.09 -0.1Z',
};

/**
 * Paint of a team on the ground: lines in one direction or the other, more or less dense, so that you can tell teams
 * apart without colour.
 */
function Paint({ team, colour }: { readonly team: number; readonly colour: string }) {
  const side = team < 0 ? 0.9 : 0.55 + (Math.floor(team / 2) % 3) * 0.2;
  return (
    <pattern
      id={`paint-${team}`}
      width={side}
      height={side}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${team % 2 === 0 ? 45 : -45})`}
    >
      <rect width={side} height={side} fill={colour} fillOpacity={0.2} />
      <path d={`M0 0V${side}`} stroke={colour} strokeOpacity={0.55} strokeWidth={0.16} />
    </pattern>
  );
}

/** Lines that cross within a magic circle, whose points lie on its ring. */
const starWithin = (x: number, y: number, radius: number): string =>
  `M${Array.from({ length: 5 }, (_, nth) => {
    const angle = -Math.PI / 2 + (nth * 4 * Math.PI) / 5;
    return `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`;
  }).join('L')}Z`;

/** # of a square of a finishing line, of which there are two rows. */
const square = 0.32;

/** A chequered line, as at the end of a race: whoever gets past it is there. */
function FinishLine({ x, y, radius }: Readonly<Record<'x' | 'y' | 'radius', number>>) {
  const rows = [radius - square / 2, radius - square * 1.5];
  return (
    <g fill="none" strokeWidth={square}>
      {rows.map((r, nth) => {
        // As many squares as have room, all of one width, so that they meet where the circle closes.
        const long = (2 * Math.PI * r) / (2 * Math.round((Math.PI * radius) / square));
        return (
          <g key={r}>
            <circle cx={x} cy={y} r={r} stroke="#fffdf7" />
            <circle
              cx={x}
              cy={y}
              r={r}
              stroke="#2a2118"
              strokeDasharray={long}
              strokeDashoffset={nth === 0 ? 0 : long}
            />
          </g>
        );
      })}
    </g>
  );
}

/** A round token with its sign. */
function Token({
  x,
  y,
  look,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly look: TokenLook;
  readonly fill: string;
}) {
  return (
    <>
      <circle cx={x + 0.06} cy={y + 0.1} r={0.52} fill="var(--board-shade)" />
      <circle cx={x} cy={y} r={0.52} fill={fill} stroke="var(--board-outline)" strokeWidth={0.07} />
      <path
        d={looks[look]}
        transform={`translate(${x} ${y})`}
        fill="#fffdf7"
        stroke="#2a2118"
        strokeWidth={0.07}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

/** Something on the table that is no figure, from above: paint on the ground, or a token. */
export const MapPiece = memo(function MapPiece({
  piece: { name, at, radius, team, look, isGoal },
}: {
  readonly piece: TablePiece;
}) {
  const x = at.x / unit;
  const y = at.y / unit;
  const colour = teamColour(team);
  if (radius > 0)
    return (
      <g clipPath="url(#ground-edge)">
        <title>{name}</title>
        <defs>
          <Paint team={team} colour={colour} />
        </defs>
        <circle cx={x} cy={y} r={radius / unit} fill={`url(#paint-${team})`} />
        {isGoal ? (
          <FinishLine x={x} y={y} radius={radius / unit} />
        ) : (
          <>
            <circle
              cx={x}
              cy={y}
              r={radius / unit - 0.12}
              fill="none"
              stroke="var(--board-paint)"
              strokeWidth={0.24}
            />
            <circle
              cx={x}
              cy={y}
              r={radius / unit - 0.12}
              fill="none"
              stroke={colour}
              strokeWidth={0.13}
              strokeDasharray={team < 0 ? '0.4 0.3' : undefined}
            />
          </>
        )}
        {/* A magic circle is all lines; another sign lies in the middle of its own. Areas have none. */}
        {look === 'token' && (
          <path
            d={starWithin(x, y, radius / unit - 0.18)}
            fill="none"
            stroke="var(--board-paint)"
            strokeWidth={0.1}
            strokeOpacity={0.85}
            strokeLinejoin="round"
          />
        )}
        {look !== undefined && look !== 'token' && (
          <Token x={x} y={y} look={look} fill="var(--color-amber)" />
        )}
      </g>
    );
  return (
    <g>
      <title>{name}</title>
      <Token x={x} y={y} look={look ?? 'token'} fill={team < 0 ? 'var(--color-amber)' : colour} />
    </g>
  );
});

/** Width of the rim of a circle. */
const rim: Units = 0.24 * unit;

/** Circles with rims that coins cover, wholly or in part; areas of corners are known by their paint. */
export const coveredPieces = (
  pieces: readonly TablePiece[],
  coins: readonly Pick<TableFigure, 'at' | 'radius' | 'isOff'>[],
): readonly TablePiece[] =>
  pieces.filter(
    ({ look, at, radius }) =>
      look !== undefined &&
      radius > 0 &&
      coins.some((coin) => {
        const far = distanceBetween(coin.at, at);
        return !coin.isOff && far < coin.radius + radius && far + coin.radius > radius - rim;
      }),
  );

/** Room between a coin and the ring of the circle that it hides: pips and the ring of who acts lie there. */
const beyond = 0.5;

/** The coin that hides nearly all of a circle. */
export const hiding = <Coin extends Pick<TableFigure, 'at' | 'radius' | 'isOff'>>(
  { at, radius }: TablePiece,
  coins: readonly Coin[],
): Coin | undefined =>
  coins.find(
    (coin) => !coin.isOff && distanceBetween(coin.at, at) + radius < coin.radius + (beyond + 0.2) * unit,
  );

/**
 * The rims of circles over the coins that stand in them, in the size that the rules measure: a thin line in the colour
 * and the dashes of the side that holds one. A coin that hides the whole circle has it as a ring outside its pips.
 */
export function PieceRims({
  pieces,
  coins,
}: {
  readonly pieces: readonly TablePiece[];
  /** As drawn. */
  readonly coins: readonly TableFigure[];
}) {
  return (
    <g fill="none" pointerEvents="none" clipPath="url(#ground-edge)">
      {coveredPieces(pieces, coins).map((piece, nth) => {
        const { at, radius, team } = piece;
        const dash = team < 0 ? '0.4 0.3' : dashOf(team);
        const coin = hiding(piece, coins);
        const circle = coin
          ? { cx: coin.at.x / unit, cy: coin.at.y / unit, r: coin.radius / unit + beyond }
          : { cx: at.x / unit, cy: at.y / unit, r: radius / unit - 0.12 };
        return (
          <g key={nth} {...(coin && { 'data-held-circle': '' })}>
            <circle {...circle} stroke="var(--board-paint)" strokeWidth={coin ? 0.26 : 0.08} />
            <circle
              {...circle}
              stroke={teamColour(team)}
              strokeWidth={coin ? 0.16 : 0.05}
              strokeDasharray={dash}
            />
          </g>
        );
      })}
    </g>
  );
}
