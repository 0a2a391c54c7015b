import { unit } from '@/lib/table/table';
import type { TablePiece, TableScene } from '@/lib/systems/play-part';
import { teamColour } from '@/components/site/team-colours';

/** Something on the table that is no figure, from above. */
export function MapPiece({
  piece: { name, at, radius, team },
  table,
}: {
  readonly piece: TablePiece;
  readonly table: Pick<TableScene, 'width' | 'height'>;
}) {
  const x = at.x / unit;
  const y = at.y / unit;
  // Below the piece, and on the table where the piece lies at its edge.
  const label = {
    x: Math.min(table.width / unit - 1.5, Math.max(1.5, x)),
    y: Math.min(table.height / unit - 0.4, y + 0.85),
  };
  return (
    <g>
      <title>{name}</title>
      <circle
        cx={x}
        cy={y}
        r={Math.max(0.3, radius / unit)}
        fill={teamColour(team)}
        fillOpacity={radius > 0 ? 0.25 : 0.9}
        stroke="var(--ink)"
        strokeWidth={0.06}
      />
      <text {...label} fontSize={0.45} textAnchor="middle" fill="var(--ink)">
        {name}
      </text>
    </g>
  );
}
