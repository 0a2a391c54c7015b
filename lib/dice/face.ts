/** The six faces of a painted die, as games share it; a face has as many pips as its number says. */
export const faceNumbers = [1, 2, 3, 4, 5, 6] as const;
export type FaceNumber = (typeof faceNumbers)[number];

/** As a die's faces are laid out on a Hero Card: 6-5-4 over 3-2-1. */
export const faceNumbersOnCard = [6, 5, 4, 3, 2, 1] as const satisfies readonly FaceNumber[];

/** The place of a pip on a face: fractions of the face's width and height, from the top left. */
export interface PipPlace {
  readonly x: number;
  readonly y: number;
}

const near = 0.23;
const far = 1 - near;
const mid = 0.5;

/** The places of a face's pips as on a real die, row by row from the top left. */
export const pipPlaces: Readonly<Record<FaceNumber, readonly PipPlace[]>> = {
  1: [{ x: mid, y: mid }],
  2: [
    { x: near, y: near },
    { x: far, y: far },
  ],
  3: [
    { x: near, y: near },
    { x: mid, y: mid },
    { x: far, y: far },
  ],
  4: [
    { x: near, y: near },
    { x: far, y: near },
    { x: near, y: far },
    { x: far, y: far },
  ],
  5: [
    { x: near, y: near },
    { x: far, y: near },
    { x: mid, y: mid },
    { x: near, y: far },
    { x: far, y: far },
  ],
  6: [
    { x: near, y: near },
    { x: far, y: near },
    { x: near, y: mid },
    { x: far, y: mid },
    { x: near, y: far },
    { x: far, y: far },
  ],
};
