import { teamColour } from '@/components/site/team-colours';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point } from '@/lib/table/table';

/** Ring of an opponent who is aimed at: the only thick red one. */
const aimedAt = { stroke: 'var(--error)', strokeWidth: 0.28 };
/** Ring of anybody else who is spoken of. */
const inSight = { stroke: 'var(--ink)', strokeWidth: 0.13, strokeDasharray: '0.3 0.2' };

/**
 * Rings around the acting figure and the targets of an option. They lie on the ground below every figure: two in
 * contact stay whole.
 */
export function FigureRings({
  acting,
  meant,
  told,
  choosable,
}: {
  readonly acting: TableFigure | undefined;
  /** Target of an option. */
  readonly meant: TableFigure | undefined;
  /** All figures in the latest event, the actor first. */
  readonly told: readonly TableFigure[];
  /** Everybody who can be chosen: a tap on one chooses it. */
  readonly choosable: readonly TableFigure[];
}) {
  const circle = ({ at, radius }: TableFigure, room: number) => ({
    cx: at.x / unit,
    cy: at.y / unit,
    r: radius / unit + room,
    fill: 'none',
  });
  return (
    <g pointerEvents="none">
      {choosable.map((figure) => (
        // As gold as places are where somebody may go, and no wider than the ground of one figure.
        <g key={figure.id}>
          <circle {...circle(figure, 0.1)} stroke="var(--ink)" strokeWidth={0.29} />
          <circle data-choosable {...circle(figure, 0.1)} stroke="#ffd75e" strokeWidth={0.19} />
        </g>
      ))}
      {acting && (
        <>
          <circle
            {...circle(acting, 0.17)}
            stroke="var(--board-paint)"
            strokeWidth={0.3}
            strokeOpacity={0.95}
          />
          <circle {...circle(acting, 0.17)} stroke="var(--color-amber)" strokeWidth={0.2} />
        </>
      )}
      {told.slice(1).map(({ id, at }) => (
        <line
          key={id}
          x1={(told[0]?.at.x ?? at.x) / unit}
          y1={(told[0]?.at.y ?? at.y) / unit}
          x2={at.x / unit}
          y2={at.y / unit}
          stroke="var(--ink)"
          strokeWidth={0.13}
          strokeDasharray="0.3 0.2"
        />
      ))}
      {[...(meant ? [meant] : []), ...told.filter((each) => each !== meant)].map((figure) => (
        <circle
          key={figure.id}
          data-meant
          {...circle(figure, 0.36)}
          {...(figure === meant && acting && acting.team !== figure.team ? aimedAt : inSight)}
        />
      ))}
    </g>
  );
}

/** Bases whose coins lie beside them, where a crowd or a corner leaves no room: a line leads to the coin. */
export function BasesAside({
  scene,
  coinOf,
}: {
  readonly scene: Pick<TableScene, 'figures'>;
  /** A figure with its coin as drawn. */
  readonly coinOf: (figure: number) => TableFigure | undefined;
}) {
  return scene.figures.map(({ id, at, radius }) => {
    const coin = coinOf(id);
    if (!coin || distanceBetween(at, coin.at) < coin.radius) return null;
    const [x, y] = [at.x / unit, at.y / unit];
    return (
      <g key={id} fill="none" stroke="var(--ink)" strokeWidth={0.1} pointerEvents="none">
        <circle cx={x} cy={y} r={radius / unit} fill="var(--leaf)" fillOpacity={0.6} />
        <path d={`M${x} ${y}L${coin.at.x / unit} ${coin.at.y / unit}`} />
      </g>
    );
  });
}

/** Opponents who could reach a place next turn: a thin dotted ring, and a line to the place. */
export function ThreatRings({ at, from }: { readonly at: Point; readonly from: readonly TableFigure[] }) {
  return (
    <g pointerEvents="none" fill="none" stroke="var(--error)">
      {from.map(({ id, at: { x, y }, radius }) => (
        <g key={id} data-threat={id}>
          <line
            x1={x / unit}
            y1={y / unit}
            x2={at.x / unit}
            y2={at.y / unit}
            strokeWidth={0.12}
            strokeDasharray="0.1 0.3"
            strokeLinecap="round"
          />
          <circle
            cx={x / unit}
            cy={y / unit}
            r={radius / unit + 0.28}
            stroke="var(--board-paint)"
            strokeWidth={0.22}
          />
          <circle
            cx={x / unit}
            cy={y / unit}
            r={radius / unit + 0.28}
            strokeWidth={0.12}
            strokeDasharray="0.1 0.3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

/** Coins noticeably larger than their bases, as a multiple of them. */
const larger = 1.15;

/** Bases under larger coins that come near each other: what seems to touch may be apart. Distances count from here. */
export function TrueBases({
  figures,
  isNear,
  scaleOf,
}: {
  readonly figures: readonly TableFigure[];
  readonly isNear: (figure: TableFigure) => boolean;
  readonly scaleOf: (figure: number) => number;
}) {
  return figures
    .filter((figure) => figure.state === 'up' && scaleOf(figure.id) > larger && isNear(figure))
    .map(({ id, at: { x, y }, radius }) => (
      <g key={id} data-base={id} fill="none" pointerEvents="none">
        {/* Thin, so that the art below it stays readable. */}
        <circle
          cx={x / unit}
          cy={y / unit}
          r={radius / unit}
          stroke="#fff"
          strokeWidth={0.1}
          strokeOpacity={0.6}
        />
        <circle
          cx={x / unit}
          cy={y / unit}
          r={radius / unit}
          stroke="#2a2118"
          strokeWidth={0.045}
          strokeOpacity={0.85}
        />
      </g>
    ));
}

/** Radius of the mark where somebody came from, in #. */
const mark = 0.26;

const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x / unit} ${y / unit}`).join('');

/** Ways of those who have just moved: a faint trail in the colour of their side for each move, with its start. */
export function LastMoves({
  moves,
}: {
  readonly moves: readonly {
    readonly legs: readonly (readonly Point[])[];
    readonly to: TableFigure | undefined;
  }[];
}) {
  return (
    <g data-last-moves pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {moves.map(({ legs, to }) => {
        if (!to) return null;
        const line = legs.map(lineOf).join('');
        return (
          <g key={to.id}>
            <path d={line} stroke="var(--board-paint)" strokeOpacity={0.7} strokeWidth={0.17} />
            <path d={line} stroke={teamColour(to.team)} strokeWidth={0.1} strokeDasharray="0.02 0.3" />
            {legs
              .flatMap(([from]) => from ?? [])
              .map(({ x, y }, nth) => (
                <circle
                  key={nth}
                  cx={x / unit}
                  cy={y / unit}
                  r={nth === 0 ? mark : mark / 2}
                  fill="var(--board-paint)"
                  fillOpacity={0.7}
                  stroke={teamColour(to.team)}
                  strokeWidth={0.1}
                />
              ))}
          </g>
        );
      })}
    </g>
  );
}
