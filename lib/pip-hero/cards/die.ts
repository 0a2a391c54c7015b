import { faceNumbersOnCard, pipPlaces, type FaceNumber, type PipPlace } from '../../dice/face';
import type { Drawing } from '../../cards/card';
import { drawPip, type PaintedPip } from '../../cards/icons';

/** Side of a face, and the gaps between faces, in mm: three faces and two gaps make the 50 mm of a card's text. */
export const faceSide = 15.4;
const gap = { x: 1.9, y: 1.7 };

/** How large the die is on a card: 6-5-4 over 3-2-1, or all faces in one row where texts need the room. */
export interface DieLook {
  readonly columns: 3 | 6;
  /** Of a face's side, its pips and its lines. */
  readonly scale: number;
  /** mm that the die takes from its top. */
  readonly height: number;
}

const rowGap = 1.2;
const rowScale = (3 * faceSide + 2 * gap.x - 5 * rowGap) / 6 / faceSide;

export const wholeDie: DieLook = { columns: 3, scale: 1, height: 2 * faceSide + gap.y };
export const dieInARow: DieLook = { columns: 6, scale: rowScale, height: rowScale * faceSide };

const pipRadius = 1.92;
const ringRadius = 1.75;

/** Places of any number of pips: those of the die, or a closer grid when a face is overfull. */
const placesFor = (
  face: FaceNumber,
  pips: number,
): { readonly places: readonly PipPlace[]; readonly shrink: number } => {
  const places = pipPlaces[face];
  if (pips <= places.length) return { places, shrink: 1 };
  const columns = Math.max(3, Math.ceil(Math.sqrt(pips)));
  const rows = Math.ceil(pips / columns);
  const margin = 0.05;
  const at = (index: number, of: number) => margin + ((index + 0.5) / of) * (1 - 2 * margin);
  return {
    places: Array.from({ length: pips }, (_, index) => ({
      x: at(index % columns, columns),
      y: at(Math.floor(index / columns), rows),
    })),
    shrink: Math.min(1, (faceSide * (1 - 2 * margin)) / columns / 2 / (pipRadius * 1.08)),
  };
};

const drawFace = (
  face: FaceNumber,
  pips: readonly (PaintedPip | undefined)[],
  x: number,
  y: number,
  scale: number,
): readonly Drawing[] => {
  const { places, shrink } = placesFor(face, pips.length);
  const side = faceSide * scale;
  return [
    {
      draw: 'rect',
      x,
      y,
      width: side,
      height: side,
      radius: 2.6 * scale,
      fill: 'white',
      stroke: 'ink',
      strokeWidth: Math.max(0.2, 0.3 * scale),
    },
    ...places.flatMap((place, index): readonly Drawing[] => {
      const pip = pips[index];
      const at = [x + place.x * side, y + place.y * side] as const;
      return pip
        ? drawPip(pip, ...at, pipRadius * shrink * scale)
        : [
            {
              draw: 'circle',
              x: at[0],
              y: at[1],
              radius: ringRadius * scale,
              stroke: 'gold',
              strokeWidth: 0.15,
            },
          ];
    }),
  ];
};

/** The six faces as they lie on a Hero Card, the highest first; `pipsOf` lists what stands at a face's places. */
export const drawDie = (
  pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[],
  x: number,
  y: number,
  { columns, scale }: DieLook = wholeDie,
): readonly Drawing[] =>
  faceNumbersOnCard.flatMap((face, index) =>
    drawFace(
      face,
      pipsOf(face),
      x + (index % columns) * (faceSide * scale + (columns === 6 ? rowGap : gap.x)),
      y + Math.floor(index / columns) * (faceSide * scale + gap.y),
      scale,
    ),
  );
