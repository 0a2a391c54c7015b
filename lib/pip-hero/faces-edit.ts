import { faceNumbers, type FaceNumber } from '../dice/face';
import { emptyFaceOf, type FacesOf, type Green, type PaintedDie } from './die';
import { pipsPerColour } from './faces-schema';

/** The same faces where the count is none that a file can hold. */
export const withPips = <Pip extends string>(
  faces: FacesOf<Pip>,
  face: FaceNumber,
  pip: NoInfer<Pip>,
  count: number,
): FacesOf<Pip> => {
  if (!Number.isInteger(count) || count < 0 || count > pipsPerColour) return faces;
  return faces[face][pip] === count ? faces : { ...faces, [face]: { ...faces[face], [pip]: count } };
};

/** Takes one `from` pip off the face and puts one `to` pip on it; the same faces where that cannot be. */
export const withStroke = <Pip extends string>(
  faces: FacesOf<Pip>,
  face: FaceNumber,
  from: NoInfer<Pip> | undefined,
  to: NoInfer<Pip> | undefined,
): FacesOf<Pip> => {
  if (from !== undefined && faces[face][from] === 0) return faces;
  const cleared = from === undefined ? faces : withPips(faces, face, from, faces[face][from] - 1);
  if (to === undefined) return cleared;
  const painted = withPips(cleared, face, to, cleared[face][to] + 1);
  return painted === cleared ? faces : painted;
};

/** An empty die; keys that the game does not know stay. */
export const clearedFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): FacesOf<Trait | Green> => {
  const empty = emptyFaceOf(die);
  const cleared = { ...faces };
  for (const face of faceNumbers) cleared[face] = { ...faces[face], ...empty };
  return cleared;
};
