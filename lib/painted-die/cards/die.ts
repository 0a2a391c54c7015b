import { faceNumbersOnCard, pipPlaces, type FaceNumber, type PipPlace } from '../../dice/face';
import type { Drawing } from '../../cards/card';
import { drawPip, type PaintedPip } from '../../cards/icons';
import type { Sketch } from '../../cards/sketch';

/** Side of a face, and the gaps between faces, in mm: three faces and two gaps make the 50 mm of a card's text. */
export const faceSide = 15.4;
const gap = { x: 1.9, y: 1.7 };

/** How large the die is, 6-5-4 over 3-2-1. */
export interface DieLook {
  /** Of a face's side, its pips and its lines. */
  readonly scale: number;
  /** mm that the die takes from its top. */
  readonly height: number;
}

const columns = 3;

const dieOfScale = (scale: number): DieLook => ({ scale, height: 2 * faceSide * scale + gap.y });

export const wholeDie: DieLook = dieOfScale(1);

/** Where a back needs more room for text. */
export const smallerDice: readonly DieLook[] = [0.87, 0.75].map(dieOfScale);

/** mm that a die takes across. */
export const widthOfDie = ({ scale }: DieLook): number => columns * faceSide * scale + (columns - 1) * gap.x;

/** mm: a pip is 4.5 mm across, so that you can tell it from another at arm's length. */
const pipRadius = 2.25;
const ringRadius = 2.05;

/** Pips this large stand further apart than on a die of the table, and just as far from its edges. */
const spread = 1.148;
const spreadOut = ({ x, y }: PipPlace): PipPlace => ({
  x: 0.5 + (x - 0.5) * spread,
  y: 0.5 + (y - 0.5) * spread,
});

/** Places of any number of pips: those of the die, or a closer grid when a face is overfull. */
const placesFor = (
  face: FaceNumber,
  pips: number,
): { readonly places: readonly PipPlace[]; readonly shrink: number } => {
  const places = pipPlaces[face].map(spreadOut);
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

/** One face of the painted die, `scale` times its usual size. */
export const drawFace = (
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

/** Where each face of a die stands, and its side in mm. */
const facePlaces = (x: number, y: number, { scale }: DieLook = wholeDie) =>
  faceNumbersOnCard.map((_, index) => ({
    x: x + (index % columns) * (faceSide * scale + gap.x),
    y: y + Math.floor(index / columns) * (faceSide * scale + gap.y),
    side: faceSide * scale,
  }));

/**
 * Describes a die whose first face is at x, y, face by face; in a file as one line, which takes less space
 * than six.
 */
export const sayDie = (
  face: Sketch,
  inWords: readonly string[],
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void => {
  for (const words of inWords) face.describe(words);
  const side = faceSide * scale;
  face.hide(inWords.join('. '), { x, y: y + side / 2, width: columns * side });
};

/**
 * The six faces as they lie on a Hero Card, the highest first; `pipsOf` lists the pips at a face's places.
 */
export const drawDie = (
  pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[],
  x: number,
  y: number,
  look: DieLook = wholeDie,
): readonly Drawing[] => {
  const places = facePlaces(x, y, look);
  return faceNumbersOnCard.flatMap((face, index) => {
    const place = places[index];
    return place ? drawFace(face, pipsOf(face), place.x, place.y, look.scale) : [];
  });
};
