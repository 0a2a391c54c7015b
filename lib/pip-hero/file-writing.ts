import { faceNumbers } from '../dice/face';
import type { FaceOf, FacesOf, Green, PaintedDie } from './die';

type Json = Readonly<Record<string, unknown>>;

/** What the file says beyond the keys that the game knows. */
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

const writeFace = <Trait extends string>(die: PaintedDie<Trait>, face: FaceOf<Trait | Green>): Json => ({
  ...Object.fromEntries(die.pips.filter((pip) => face[pip] > 0).map((pip) => [pip, face[pip]])),
  ...unknownKeys(face, die.pips),
});

/** The `faces` of a hero file; empty faces are left out. */
export const writeFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): Json =>
  Object.fromEntries(
    faceNumbers
      .map((number) => [String(number), writeFace(die, faces[number])] as const)
      .filter(([, face]) => Object.keys(face).length > 0),
  );
