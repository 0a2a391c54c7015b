import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';

/**
 * Rings about whoever acts and whoever an option is aimed at. They lie on the ground below every figure: two in contact
 * stay whole.
 */
export function FigureRings({
  acting,
  meant,
  told,
}: {
  readonly acting: TableFigure | undefined;
  /** Whoever an option is aimed at. */
  readonly meant: TableFigure | undefined;
  /** All in what happened, whoever did it first. */
  readonly told: readonly TableFigure[];
}) {
  const circle = ({ at, radius }: TableFigure, room: number) => ({
    cx: at.x / unit,
    cy: at.y / unit,
    r: radius / unit + room,
    fill: 'none',
  });
  return (
    <g pointerEvents="none">
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
          stroke="var(--ink)"
          strokeWidth={0.13}
          strokeDasharray="0.3 0.2"
        />
      ))}
    </g>
  );
}
