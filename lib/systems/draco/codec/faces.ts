import { faceNumbersOnCard, type FaceNumber } from '../../../dice/face';
import type { FaceOf, FacesOf, PipSet } from '../../../painted-die/die';
import { pipsPerColour } from '../../../painted-die/faces-file';
import { extrasBeside, flag, type Coding } from '../../../radix/coding';

/** Limits of a face within the rules. Frozen with the codes. */
interface Bounds {
  readonly places: (face: FaceNumber) => number;
  readonly shields: number;
  readonly points: number;
}

type Counts = readonly [attack: number, shield: number];

/** Every face that places, shields and the points left allow, the attack symbols counting fastest. */
const facesWithin = (costs: Counts, places: number, shields: number, points: number): readonly Counts[] => {
  const found: Counts[] = [];
  for (let shield = 0; shield <= Math.min(shields, places); shield += 1)
    for (let attack = 0; attack + shield <= places; attack += 1)
      if (attack * costs[0] + shield * costs[1] <= points) found.push([attack, shield]);
  return found;
};

/**
 * A die of two symbols. One within the rules is written face by face from the 6 down, each as one of those that places
 * and points still allow; any other has 0 to 6 of each anywhere. Frozen: links made with it are read for ever.
 */
export const facesCoding = <Pip extends string>(
  { pips, costs }: PipSet<Pip>,
  { places, shields, points }: Bounds,
): Coding<FacesOf<Pip>> => {
  const [attack, shield] = pips;
  const price: Counts = attack && shield ? [costs[attack], costs[shield]] : [0, 0];
  const isWild = flag(15, 1);
  const hasExtras = flag(255, 1);
  const extras = extrasBeside(pips);
  const countsOf = (face: FaceOf<Pip>): Counts => (attack && shield ? [face[attack], face[shield]] : [0, 0]);
  const faceOf = ([one, other]: Counts): FaceOf<Pip> =>
    Object.fromEntries([
      [attack, one],
      [shield, other],
    ]) as FaceOf<Pip>;
  const listFor = (face: FaceNumber, left: number): readonly Counts[] =>
    facesWithin(price, places(face), shields, left);
  const costOf = ([one, other]: Counts): number => one * price[0] + other * price[1];
  const placeOf = (list: readonly Counts[], [one, other]: Counts): number =>
    list.findIndex((each) => each[0] === one && each[1] === other);

  const isThrifty = (faces: FacesOf<Pip>): boolean => {
    let left = points;
    return faceNumbersOnCard.every((face) => {
      const counts = countsOf(faces[face]);
      const found = placeOf(listFor(face, left), counts) >= 0;
      left -= costOf(counts);
      return found;
    });
  };

  return {
    write: (to, faces) => {
      const wild = !isThrifty(faces);
      const more = faceNumbersOnCard.some((face) => Object.keys(faces[face]).length > pips.length);
      isWild.write(to, wild);
      hasExtras.write(to, more);
      let left = points;
      for (const face of faceNumbersOnCard) {
        const counts = countsOf(faces[face]);
        if (wild) for (const count of counts) to.choose(count, pipsPerColour + 1);
        else {
          const list = listFor(face, left);
          to.choose(placeOf(list, counts), list.length);
          left -= costOf(counts);
        }
        if (more) extras.write(to, faces[face]);
      }
    },
    read: (from) => {
      const wild = isWild.read(from);
      const more = hasExtras.read(from);
      let left = points;
      const read = faceNumbersOnCard.map((face): FaceOf<Pip> => {
        const list = wild ? [] : listFor(face, left);
        const counts: Counts = wild
          ? [from.choose(pipsPerColour + 1), from.choose(pipsPerColour + 1)]
          : (list[from.choose(list.length)] ?? [0, 0]);
        left -= costOf(counts);
        return { ...faceOf(counts), ...(more && extras.read(from)) };
      });
      const [six, five, four, three, two, one] = read;
      const empty = faceOf([0, 0]);
      return {
        1: one ?? empty,
        2: two ?? empty,
        3: three ?? empty,
        4: four ?? empty,
        5: five ?? empty,
        6: six ?? empty,
      };
    },
  };
};
