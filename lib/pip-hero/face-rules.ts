import { faceNumbers, type FaceNumber } from '../dice/face';
import { paintedOn, soleColourOf, type FacesOf, type Green, type PaintedDie } from './die';

/** Faces with more painted pips than they have. */
export const crowdedFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly { readonly face: FaceNumber; readonly pips: number }[] =>
  faceNumbers
    .map((face) => ({ face, pips: paintedOn(die, faces[face]) }))
    .filter(({ face, pips }) => pips > face);

/** Faces that a single colour fills, green included. */
export const oneColourFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly { readonly face: FaceNumber; readonly pip: Trait | Green }[] =>
  faceNumbers.flatMap((face) => {
    const pip = soleColourOf(die, faces[face]);
    return pip === undefined || faces[face][pip] < face ? [] : [{ face, pip }];
  });

/** Faces with more pips of a colour than so many. */
export const facesBeyond = <Pip extends string>(
  faces: FacesOf<Pip>,
  pip: NoInfer<Pip>,
  cap: number,
): readonly { readonly face: FaceNumber; readonly pips: number }[] =>
  faceNumbers.map((face) => ({ face, pips: faces[face][pip] })).filter(({ pips }) => pips > cap);
