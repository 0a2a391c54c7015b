import type * as z from 'zod/mini';
import { faceNumbers, type FaceNumber } from '../dice/face';
import { emptyFaceOf, type FacesOf, type PipSet } from './die';
import { pipsPerColour } from './faces-file';

/** The same list where there is nothing at the place, or the change changes nothing. */
export const replaceAt = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] => {
  const item = list[index];
  if (item === undefined) return list;
  const changed = change(item);
  return changed === item ? list : list.map((old, at) => (at === index ? changed : old));
};

export const removeAt = <T>(list: readonly T[], index: number): readonly T[] =>
  index in list ? list.filter((_, at) => at !== index) : list;

/** The same list where it is full. */
export const append = <T>(list: readonly T[], item: T, limit: number): readonly T[] =>
  list.length < limit ? [...list, item] : list;

/** A copy without the keys that hold nothing, as a file has it. */
export const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;

/** The new entry with what the file says of the old one that the game does not know. */
export const keepingUnknown = <T extends object>(old: object, entry: T, known: object): T => {
  const unknown = Object.entries(old).filter(([key]) => !(key in known));
  return compact({ ...entry, ...Object.fromEntries(unknown) });
};

/** Whether an edited value is still valid in a file. */
export const fits = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

/** The same faces if a file can't hold the count. */
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
export const clearedFaces = <Pip extends string>(
  die: PipSet<Pip>,
  faces: FacesOf<NoInfer<Pip>>,
): FacesOf<Pip> => {
  const empty = emptyFaceOf(die);
  const cleared: Record<FaceNumber, FacesOf<Pip>[FaceNumber]> = { ...faces };
  for (const face of faceNumbers) cleared[face] = { ...faces[face], ...empty };
  return cleared;
};
