import { faceNumbersOnCard } from '../../dice/face';
import type { PlainData } from '../../match/plain-data';
import { entryOf } from '../../skirmish/play/requests';

/** Painted faces of a sheet that may be built, the 6-face first; blank faces are left out. */
export const paintedFaces = <Pip extends string>(
  sheet: PlainData,
  pips: readonly Pip[],
): readonly { readonly face: number; readonly pips: readonly (readonly [Pip, number])[] }[] => {
  const faces = entryOf(sheet, 'faces');
  return faceNumbersOnCard.flatMap((face) => {
    const on = pips.flatMap((pip): readonly (readonly [Pip, number])[] => {
      const count = entryOf(entryOf(faces, String(face)), pip);
      return typeof count === 'number' && count > 0 ? [[pip, count]] : [];
    });
    return on.length > 0 ? [{ face, pips: on }] : [];
  });
};
