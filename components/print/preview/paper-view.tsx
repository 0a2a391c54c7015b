import { DrawingView } from '@/components/card/drawing';
import { inkColours } from '@/components/card/inks';
import type { Drawing } from '@/lib/cards/card';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { Place } from '@/lib/cards/paper/paper';

function Placed({ drawings, at }: { readonly drawings: readonly Drawing[]; readonly at: Place }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {drawings.map((drawing, index) => (
        <DrawingView key={index} drawing={drawing} />
      ))}
    </g>
  );
}

const corner: Place = { x: 0, y: 0 };

/**
 * A page as it will print; paper stays white in every theme. One picture for screen readers, and its own layer for the
 * browser, which otherwise goes through the whole page for every step of the printing's progress.
 */
export function SheetView({
  sheet,
  label,
  isDrawn,
}: {
  readonly sheet: PrintSheet;
  readonly label: string;
  /** White paper until then. */
  readonly isDrawn: boolean;
}) {
  const { paper, faces, marks, texts } = sheet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      className="block w-full shadow-[0_1px_6px_rgb(20_14_8/0.3)] will-change-transform"
      textRendering="geometricPrecision"
    >
      <rect width={paper.width} height={paper.height} fill={inkColours.white} />
      {isDrawn && (
        <>
          {faces.map(({ face, at }, index) => (
            <Placed key={index} drawings={face.drawings} at={at} />
          ))}
          <Placed drawings={marks} at={corner} />
          <Placed drawings={texts} at={corner} />
        </>
      )}
    </svg>
  );
}
