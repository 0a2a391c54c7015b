import { unit } from '@/lib/table/table';
import type { TablePiece } from '@/lib/systems/play-part';
import { teamColour } from './team-colours';

/** Something on the table that is no figure, from above. */
export function MapPiece({ piece: { name, at, radius, team } }: { readonly piece: TablePiece }) {
  const x = at.x / unit;
  const y = at.y / unit;
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
      <text x={x} y={y + 0.85} fontSize={0.45} textAnchor="middle" fill="var(--ink)">
        {name}
      </text>
    </g>
  );
}
