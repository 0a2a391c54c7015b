import { faceNumbers, type FaceNumber } from '../dice/face';
import type { FacesOf, PipSet } from './die';

/** How many pips of a colour a face has from now on. */
export interface PipCount<Pip extends string> {
  readonly face: FaceNumber;
  readonly pip: Pip;
  readonly count: number;
}

/** A pip of a die, how it is wiped off, and every other pip that could be painted instead. */
export interface PipMoves<Pip extends string> {
  readonly face: FaceNumber;
  readonly pip: Pip;
  readonly wiped: PipCount<Pip>;
  readonly painted: readonly PipCount<Pip>[];
}

/** One pip of each colour and face, and where it could go; the highest face first. The rules may allow less. */
export const pipMoves = <Pip extends string>(
  { pips }: Pick<PipSet<Pip>, 'pips'>,
  faces: FacesOf<NoInfer<Pip>>,
): readonly PipMoves<Pip>[] => {
  const all = [...faceNumbers]
    .sort((a, b) => b - a)
    .flatMap((face) => pips.map((pip) => ({ face, pip, count: faces[face][pip] })));
  return all
    .filter(({ count }) => count > 0)
    .map((from) => ({
      face: from.face,
      pip: from.pip,
      wiped: { ...from, count: from.count - 1 },
      painted: all.filter((to) => to !== from).map((to) => ({ ...to, count: to.count + 1 })),
    }));
};
