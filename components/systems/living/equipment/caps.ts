import { faceNumbersOnCard, type FaceNumber } from '@/lib/dice/face';

export interface Caps {
  /** Pips on the faces that take most. */
  readonly most: number;
  /** The faces that take fewer, from the largest, but the 1-face, which stays empty anyway. */
  readonly lower: readonly { readonly face: FaceNumber; readonly cap: number }[];
}

/** The limits of a colour in a form for one sentence. */
export const capsOf = (caps: Readonly<Record<FaceNumber, number>>): Caps => {
  const most = Math.max(...faceNumbersOnCard.map((face) => caps[face]));
  return {
    most,
    lower: faceNumbersOnCard
      .filter((face) => face !== 1 && caps[face] < most)
      .map((face) => ({ face, cap: caps[face] })),
  };
};
