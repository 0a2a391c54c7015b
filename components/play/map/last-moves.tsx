import { teamColour } from '@/components/site/team-colours';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit, type Point } from '@/lib/table/table';

/** Radius of the mark where somebody came from, in #. */
const mark = 0.26;

/** Where those who have just moved came from: a faint trail in the colour of their side, on the ground. */
export function LastMoves({
  moves,
}: {
  readonly moves: readonly { readonly from: Point; readonly to: TableFigure | undefined }[];
}) {
  return (
    <g data-last-moves pointerEvents="none" fill="none" strokeLinecap="round">
      {moves.map(({ from, to }) => {
        if (!to) return null;
        const line = `M${from.x / unit} ${from.y / unit}L${to.at.x / unit} ${to.at.y / unit}`;
        return (
          <g key={to.id}>
            <path d={line} stroke="var(--board-paint)" strokeOpacity={0.7} strokeWidth={0.17} />
            <path d={line} stroke={teamColour(to.team)} strokeWidth={0.1} strokeDasharray="0.02 0.3" />
            <circle
              cx={from.x / unit}
              cy={from.y / unit}
              r={mark}
              fill="var(--board-paint)"
              fillOpacity={0.7}
              stroke={teamColour(to.team)}
              strokeWidth={0.1}
            />
          </g>
        );
      })}
    </g>
  );
}
