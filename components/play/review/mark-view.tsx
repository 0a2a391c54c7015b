import { lookBackMessages as say } from '@/lib/messages/look-back';
import { unit } from '@/lib/table/table';
import { MapLabel } from '../map/label';
import type { Mark, MarkKind } from './marks';

/** You can tell them apart without colour: the chosen place has a dashed ring, the better one a full ring. */
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

/** Where the ring of each mark lies. Both may be about one figure: then one ring lies about the other. */
const ringsOf = (marks: readonly Mark[]) => {
  const [first, second] = marks;
  const isOneSpot = first?.at.x === second?.at.x && first?.at.y === second?.at.y;
  return marks.map((mark) => {
    const { kind, at, radius } = mark;
    const isOuter = isOneSpot && kind === 'chosen';
    return { mark, isOuter, x: at.x / unit, y: at.y / unit, around: radius / unit + (isOuter ? 0.6 : 0.3) };
  });
};

/** Rings on the ground around the choice, the better choice and the place somebody points at. */
export function MarkRings({ marks }: { readonly marks: readonly Mark[] }) {
  return ringsOf(marks).map(({ mark: { kind }, x, y, around }) => {
    const { stroke, dash } = looks[kind];
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
      </g>
    );
  });
}

/** Words of two spots so near would lie on each other. */
const isBeside = (
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
  size: number,
): boolean => Math.abs(one.x - other.x) < 4.5 * size && Math.abs(one.y - other.y) < 3.5 * size;

/** The word of each ring. */
export function MarkWords({ marks, size }: { readonly marks: readonly Mark[]; readonly size: number }) {
  const rings = ringsOf(marks);
  const isOneSpot = rings.some(({ isOuter }) => isOuter);
  return rings.map(({ mark, isOuter, x, y, around }) => {
    const hasRoom = y - around > size * (isOneSpot ? 3.2 : 1.2);
    // Of two spots side by side the lower one has its word below.
    const isLower = rings.some((other) => isBeside(other, { x, y }, size) && other.y < y);
    // Both are about one figure: the word of the outer ring has its line beyond that of the inner one.
    const line = isOuter ? size * 0.7 : isOneSpot ? size * 2.1 + 0.3 : size * 0.7;
    const off = isLower || !hasRoom ? around + size * 1.2 + line : -(around + line);
    const text = mark.kind === 'pointed' ? mark.by : say.marks[mark.kind];
    return <MapLabel key={mark.kind} text={text} x={x} y={y + off} size={size} isStrong />;
  });
}
