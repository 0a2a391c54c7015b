import { lookBackMessages as say } from '@/lib/messages/look-back';
import { unit } from '@/lib/table/table';
import { MapLabel } from '../map/label';
import type { Mark, MarkKind } from './marks';

/** Told apart without colour: what was chosen has a dashed ring, what was better a full one. */
const looks: Readonly<Record<Mark['kind'], { readonly stroke: string; readonly dash?: string }>> = {
  chosen: { stroke: 'var(--error)', dash: '0.35 0.22' },
  better: { stroke: 'var(--good)' },
  pointed: { stroke: 'var(--ink)', dash: '0.1 0.2' },
};

/** Sign of a mark in a legend. */
export function MarkSign({ kind }: { readonly kind: MarkKind }) {
  const { stroke, dash } = looks[kind];
  return (
    <svg aria-hidden viewBox="0 0 2 2" className="size-4 shrink-0">
      <circle cx={1} cy={1} r={0.75} fill="none" stroke={stroke} strokeWidth={0.3} strokeDasharray={dash} />
    </svg>
  );
}

/** Rings on the board about what was chosen and what was better, each with its word. */
export function MarkRings({ marks, size }: { readonly marks: readonly Mark[]; readonly size: number }) {
  const [first, second] = marks;
  const isOneSpot = first?.at.x === second?.at.x && first?.at.y === second?.at.y;
  return marks.map((mark) => {
    const { kind, at, radius } = mark;
    const { stroke, dash } = looks[kind];
    const [x, y] = [at.x / unit, at.y / unit];
    // Both may be about one figure: then one ring lies about the other, and its word below the name.
    const isOuter = isOneSpot && kind === 'chosen';
    const around = radius / unit + (isOuter ? 0.6 : 0.3);
    const hasRoom = y - around > size * 1.2;
    const off = isOuter || !hasRoom ? around + size * 1.9 : -(around + size * 0.7);
    return (
      <g key={kind} pointerEvents="none">
        <circle cx={x} cy={y} r={around} fill="none" stroke="var(--leaf)" strokeWidth={0.28} />
        <circle
          cx={x}
          cy={y}
          r={around}
          fill="none"
          stroke={stroke}
          strokeWidth={0.17}
          strokeDasharray={dash}
        />
        <MapLabel
          text={mark.kind === 'pointed' ? mark.by : say.marks[mark.kind]}
          x={x}
          y={y + off}
          size={size}
          isStrong
        />
      </g>
    );
  });
}
