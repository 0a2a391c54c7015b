import { faceNumbers, type FaceNumber } from '../../dice/face';
import type { Sides } from '../../dice/odds';
import type { FacesOf } from '../die';

/** A die as what its sides count for, from the 1-face up. */
export const sidesOf = <Pip extends string>(faces: FacesOf<Pip>, pip: NoInfer<Pip>): Sides =>
  faceNumbers.map((face) => faces[face][pip]);

/** More than any reading of a side; six of them still fit a whole number exactly. */
const sidesApart = 343;

/** Odds do not ask which face is which: dice with the same sides share one count, by what is read off each side. */
export const countedOnce = <Face>(
  read: (face: Face) => number,
  count: (faces: Readonly<Record<FaceNumber, Face>>) => number,
) => {
  const known = new Map<number, number>();
  return (faces: Readonly<Record<FaceNumber, Face>>): number => {
    const sides = faceNumbers.map((face) => read(faces[face])).sort((a, b) => a - b);
    const key = sides.reduce((sum, side) => sum * sidesApart + side, 0);
    const found = known.get(key) ?? count(faces);
    known.set(key, found);
    return found;
  };
};

/** Magic and Skill pips of a side as one number, as a spell reads them. */
export const magicAndSkill = ({ magic, skill }: { readonly magic: number; readonly skill: number }): number =>
  magic * 7 + skill;

/** Joint reading of a side for an attack and a skill off a side. @param attack what the attack reads, 0 to 6 */
export const besideSkill =
  <Face extends { readonly magic: number; readonly skill: number }>(
    attack: (face: Face) => number,
  ): ((face: Face) => number) =>
  (face) =>
    attack(face) * 49 + magicAndSkill(face);
