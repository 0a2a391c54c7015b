import { lookBackMessages as say } from '@/lib/messages/look-back';
import { unit } from '@/lib/table/table';
import { MapLabel } from '../map/label';
import type { Mark, MarkKind } from './marks';

/** Told apart without colour: what was chosen has a dashed ring, what was better a full one. */
const looks: Readonly<Record<MarkKind, { readonly stroke: string; readonly dash?: string }>> = {
  chosen: { stroke: 'var(--error)', dash: '0.35 0.22' },
  better: { stroke: 'var(--good)' },
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
  return marks.map(({ kind, at, radius }) => {
    const { stroke, dash } = looks[kind];
    const [x, y] = [at.x / unit, at.y / unit];
    // Both may be about one figure.
    const around = radius / unit + (kind === 'better' ? 0.3 : 0.62);
    const above = kind === 'better' ? -1 : 1;
    return (
      <g key={kind} pointerEvents="none">
        <circle cx={x} cy={y} r={around} fill="none" stroke="var(--leaf)" strokeWidth={0.34} />
        <circle
          cx={x}
          cy={y}
          r={around}
          fill="none"
          stroke={stroke}
          strokeWidth={0.2}
          strokeDasharray={dash}
        />
        <MapLabel text={say.marks[kind]} x={x} y={y + above * (around + size * 0.8)} size={size} isStrong />
      </g>
    );
  });
}
