import { faceNumbers, type FaceNumber } from '../dice/face';
import type { FaceOf, FacesOf } from './die';

/** Pips at the places of a face, in the order of `pipPlaces`. */
export type Places = readonly (string | undefined)[];

export interface Arranged {
  readonly places: Places;
  /** Pips that the face has no place for. */
  readonly surplus: readonly string[];
}

/**
 * Gives every pip of a face a place. Pips that are still there stay where they stood; the others come in the order of
 * the traits into the first free places.
 */
export const arrange = (
  pips: readonly string[],
  face: FaceOf<string>,
  number: FaceNumber,
  before: Places = [],
): Arranged => {
  const left = new Map(pips.map((pip) => [pip, face[pip] ?? 0]));
  const places = Array.from({ length: number }, (_, index): string | undefined => {
    const pip = before[index];
    const more = pip === undefined ? 0 : (left.get(pip) ?? 0);
    if (pip === undefined || more === 0) return undefined;
    left.set(pip, more - 1);
    return pip;
  });
  const waiting = pips.flatMap((pip) => Array.from({ length: left.get(pip) ?? 0 }, () => pip));
  let next = 0;
  const filled = places.map((pip) => {
    if (pip !== undefined) return pip;
    const moved = waiting[next];
    if (moved !== undefined) next += 1;
    return moved;
  });
  return { places: filled, surplus: waiting.slice(next) };
};

/** The places after a stroke at one of them. */
export const withPip = (places: Places, index: number, to: string | undefined): Places =>
  places.map((pip, at) => (at === index ? to : pip));

/** The optional key of a file, beside `faces`, that says where on its faces the pips are painted. */
export const placesKey = 'places';

/** Owner of a die: a hero, a follower. A face of `faces` only counts its pips. */
export interface DieOwner<Pip extends string = string> {
  readonly faces: FacesOf<Pip>;
}

/** By face, the pip at each of its places; faces in the usual order are left out. */
export type FilePlaces = Readonly<Partial<Record<FaceNumber, readonly (string | null)[]>>>;

/** Places of a face as the file notes them; anything but a list counts as no note. */
const notedOn = (owner: DieOwner, face: FaceNumber): Places => {
  const noted = (owner as { readonly [placesKey]?: unknown })[placesKey];
  if (typeof noted !== 'object' || noted === null) return [];
  const list = (noted as Readonly<Record<string, unknown>>)[face];
  if (!Array.isArray(list)) return [];
  return list.map((pip: unknown) => (typeof pip === 'string' ? pip : undefined));
};

/** Where the pips of a face are painted; where the file does not say, in the order of the traits. */
export const arrangedOn = <Pip extends string>(
  pips: readonly Pip[],
  owner: DieOwner<Pip>,
  face: FaceNumber,
): Arranged => arrange(pips, owner.faces[face], face, notedOn(owner, face));

const same = (one: Places, other: Places): boolean => one.every((pip, at) => pip === other[at]);

/** Pip places in a file; undefined where all pips lie as they would without a word. */
export const filePlaces = <Pip extends string>(
  pips: readonly Pip[],
  faces: FacesOf<Pip>,
  before: (face: FaceNumber) => Places,
): FilePlaces | undefined => {
  const noted = faceNumbers.flatMap((face) => {
    const { places } = arrange(pips, faces[face], face, before(face));
    return same(places, arrange(pips, faces[face], face).places)
      ? []
      : [[face, places.map((pip) => pip ?? null)] as const];
  });
  return noted.length === 0 ? undefined : Object.fromEntries(noted);
};

/** A pip that is painted at a place of a face, or cleared there. */
export interface PutPip {
  readonly face: FaceNumber;
  /** From 0, in the order of `pipPlaces`. */
  readonly at: number;
  readonly to: string | undefined;
}

/**
 * The owner with these faces; pips whose place was noted stay there, and on the face of `put` all others do as well.
 * The same owner where nothing changes.
 */
export const withFaces = <Owner extends DieOwner<Pip>, Pip extends string>(
  pips: readonly Pip[],
  owner: Owner,
  faces: FacesOf<Pip>,
  put?: PutPip,
): Owner => {
  if (faces === owner.faces && put === undefined) return owner;
  const places = filePlaces(pips, faces, (face) =>
    face === put?.face ? withPip(arrangedOn(pips, owner, face).places, put.at, put.to) : notedOn(owner, face),
  );
  const rest = Object.fromEntries(Object.entries(owner).filter(([key]) => key !== placesKey));
  return { ...rest, faces, ...(places && { [placesKey]: places }) } as unknown as Owner;
};
