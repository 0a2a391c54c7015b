import { PipIcon } from '@/components/card/pip';
import type { PaintedPip } from '@/lib/cards/icons';

/** Where a die has its pips, in parts of a grid of three by three, row by row. */
const places: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A side of a die: painted pips where a die has them and empty rings beside them, or plain ones where none is painted. */
export function DieSide({
  face,
  pips,
}: {
  /** 1 to 6. */
  readonly face: number;
  /** Undefined on a die that nobody paints. */
  readonly pips: readonly PaintedPip[] | undefined;
}) {
  const own = places[Math.max(face, Math.min(6, pips?.length ?? 0))] ?? [];
  return (
    <span className="absolute inset-[9%] grid grid-cols-3 grid-rows-3 place-items-center">
      {grid.map((place) => {
        const nth = own.indexOf(place);
        if (nth < 0) return <span key={place} />;
        const pip = pips?.[nth];
        if (pip) return <PipIcon key={place} pip={pip} className="size-[96%]" />;
        return (
          <span
            key={place}
            className={
              pips ? 'size-[62%] rounded-full border border-muted' : 'size-[64%] rounded-full bg-ink'
            }
          />
        );
      })}
    </span>
  );
}
