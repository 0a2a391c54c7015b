import * as z from 'zod/mini';
import { emptyFaceOf, emptyFacesOf, type FaceOf, type FacesOf, type PipSet } from './die';
import { faceNumbers } from '../dice/face';
import type { Json } from '../file-fields';
import type { Path } from '../issue';

/** Most pips of one colour that a file can say a face has. */
export const pipsPerColour = 6;

/** Adding 0 makes a "-0" of the file a plain 0. */
const zPipCount = z.int().check(
  z.gte(0),
  z.lte(pipsPerColour),
  z.overwrite((count) => count + 0),
);
const zCountOrNone = z._default(zPipCount, 0);

type FaceShape<Pip extends string> = Record<Pip, typeof zCountOrNone>;

/** The `faces` of a hero file; a face or a colour that is left out has no pips, unknown keys of a face are kept. */
export const facesSchema = <Pip extends string>(die: PipSet<Pip>) => {
  const shape = Object.fromEntries(die.pips.map((pip) => [pip, zCountOrNone])) as FaceShape<Pip>;
  const zFace = z._default(z.looseObject(shape) as unknown as z.ZodMiniType<FaceOf<Pip>>, emptyFaceOf(die));
  return z._default(
    z.strictObject({ 1: zFace, 2: zFace, 3: zFace, 4: zFace, 5: zFace, 6: zFace }),
    emptyFacesOf(die),
  );
};

/** Whether a place of a file holds a count of pips: `faces`, a face, a colour. */
export const isPipCountOf =
  ({ pips }: { readonly pips: readonly string[] }) =>
  (path: Path): boolean => {
    const [faces, face, pip] = path.slice(-3);
    return faces === 'faces' && face !== undefined && pips.some((each) => each === pip);
  };

/** Values of the file under keys that the game does not know. */
export const unknownKeys = (value: object, known: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => entry !== undefined && !known.includes(key)),
  );

/** A list, left out where it is empty. */
export const listed = (key: string, list: readonly unknown[]): Json =>
  list.length === 0 ? {} : { [key]: list };

/** A text, left out where it is empty. */
export const texted = (key: string, text: string | undefined): Json =>
  text === undefined || text === '' ? {} : { [key]: text };

const writeFace = <Pip extends string>(die: PipSet<Pip>, face: FaceOf<Pip>): Json => ({
  ...Object.fromEntries(die.pips.filter((pip) => face[pip] > 0).map((pip) => [pip, face[pip]])),
  ...unknownKeys(face, die.pips),
});

/** The `faces` of a hero file; empty faces are left out. */
export const writeFaces = <Pip extends string>(die: PipSet<Pip>, faces: FacesOf<NoInfer<Pip>>): Json =>
  Object.fromEntries(
    faceNumbers
      .map((number) => [String(number), writeFace(die, faces[number])] as const)
      .filter(([, face]) => Object.keys(face).length > 0),
  );
