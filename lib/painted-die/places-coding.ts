import { faceNumbers } from '../dice/face';
import type { PackedExtras } from '../radix/coding';
import type { FaceOf, FacesOf } from './die';
import { arrangedOn, filePlaces, placesKey, type DieOwner, type Places } from './pip-places';

/** Every way to lay the pips of a face, an empty place before the pips. Frozen: codes count these ways. */
const layingsOf = <Pip extends string>(
  pips: readonly Pip[],
  face: FaceOf<Pip>,
  number: number,
): readonly Places[] => {
  const painted = pips.reduce((sum, pip) => sum + face[pip], 0);
  const left = new Map<Pip | undefined, number>(pips.map((pip) => [pip, face[pip]]));
  left.set(undefined, Math.max(0, number - painted));
  const lay = (places: Places): readonly Places[] => {
    if (places.length === number) return [places];
    return [undefined, ...pips].flatMap((pip) => {
      const more = left.get(pip) ?? 0;
      if (more === 0) return [];
      left.set(pip, more - 1);
      const found = lay([...places, pip]);
      left.set(pip, more);
      return found;
    });
  };
  return lay([]);
};

const nameOf = (places: Places): string => places.map((pip) => pip ?? '').join(' ');

/**
 * The places of a die's pips in a share code: at most 25 bits, where the JSON of the file would take several hundred.
 * Places written in another way than Pipsmith’s stay JSON.
 *
 * @param faces of the same owner, read before
 */
export const packedPlaces = <Pip extends string>(
  pips: readonly Pip[],
  faces: FacesOf<Pip>,
): PackedExtras => ({
  keys: [placesKey],
  holds: (owner) => {
    if (!(placesKey in owner)) return false;
    const noted = (owner as Readonly<Record<string, unknown>>)[placesKey];
    const die: DieOwner<Pip> = { ...owner, faces };
    const plain = filePlaces(pips, faces, (face) => arrangedOn(pips, die, face).places);
    return plain !== undefined && JSON.stringify(plain) === JSON.stringify(noted);
  },
  coding: {
    write: (to, owner) => {
      const die: DieOwner<Pip> = { ...owner, faces };
      for (const face of faceNumbers) {
        const names = layingsOf(pips, faces[face], face).map(nameOf);
        to.choose(names.indexOf(nameOf(arrangedOn(pips, die, face).places)), names.length);
      }
    },
    read: (from) => {
      const chosen = faceNumbers.map((face) => {
        const layings = layingsOf(pips, faces[face], face);
        return layings[from.choose(layings.length)] ?? [];
      });
      const places = filePlaces(pips, faces, (face) => chosen[face - 1] ?? []);
      return places === undefined ? {} : { [placesKey]: places };
    },
  },
});
