import { faceNumbers, type FaceNumber } from '../../../dice/face';
import type { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { extrasBeside, type Coding } from '../../../radix/coding';
import { weighted } from '../../../radix/natural';
import {
  emptyFace,
  pipCosts,
  pips,
  pipsPerColour,
  pipsOnFace,
  pointsSpent,
  traits,
  type Face,
  type Faces,
} from '../sheet/pips';

/**
 * A die that keeps the points and the one-colour rule is written face by face, from the 6-face down, each as one
 * of those faces that the traits in use and the points left can still pay. `full` keeps only to the faces' pips;
 * `wild` may have 0 to 6 pips of each colour anywhere. The first form that can hold a die is the one used.
 */
const forms = ['thrifty', 'full', 'wild'] as const;
type Form = (typeof forms)[number];

/** The form, and with the second half of the values: the same form with unknown keys on some face. */
const formWeights = weighted([244, 4, 2, 2, 2, 2]);
const traitSets = 2 ** traits.length;
/** The faces that may have a pip without being full of one colour. */
const paintable = [6, 5, 4, 3, 2] as const satisfies readonly FaceNumber[];

const countsOf = (face: Face): readonly number[] => pips.map((pip) => face[pip]);

const faceOf = (counts: readonly number[]): Face => {
  const [defence = 0, melee = 0, ranged = 0, magic = 0, skill = 0] = counts;
  return { defence, melee, ranged, magic, skill };
};

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= pipsPerColour;

/** A number for each face that a file can hold, and none for any other. */
const keyOf = (face: Face): number => {
  let key = 0;
  for (const pip of pips) {
    const count = face[pip];
    key = isCount(count) ? key * (pipsPerColour + 1) + count : NaN;
    if (Number.isNaN(key)) return NaN;
  }
  return key;
};

/** Faces in their order, and the place of each. */
interface Choosable {
  readonly faces: readonly Face[];
  readonly places: ReadonlyMap<number, number>;
}

/** Every way to paint up to `most` pips in `colours` colours, the last colour counting fastest. */
const paintings = (most: number, colours: number): readonly (readonly number[])[] => {
  if (colours === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) =>
    paintings(most - count, colours - 1).map((rest) => [count, ...rest]),
  ).flat();
};

const choosable = (faces: readonly Face[]): Choosable => ({
  faces,
  places: new Map(faces.map((face, place) => [keyOf(face), place])),
});

/** A full face in one colour is not to be had; ruling 2. */
const isOneColour = (face: Face, number: FaceNumber): boolean =>
  pips.some((pip) => face[pip] >= number && face[pip] === pipsOnFace(face));

const costOf = (face: Face): number => pips.reduce((sum, pip) => sum + face[pip] * pipCosts[pip], 0);

const isWithin = (face: Face, traitSet: number): boolean =>
  traits.every((trait, bit) => face[trait] === 0 || (traitSet & (1 << bit)) !== 0);

const allFaces = new Map<FaceNumber, Choosable>(
  faceNumbers.map((number) => [number, choosable(paintings(number, pips.length).map(faceOf))]),
);

const fullFaces = (number: FaceNumber): Choosable => allFaces.get(number) ?? choosable([emptyFace]);

/** Lists of faces by what they depend on, filled as they are asked for. */
const thrifty = new Map<number, Choosable>();

const thriftyFaces = (number: FaceNumber, traitSet: number, green: boolean, points: number): Choosable => {
  const key = ((number * traitSets + traitSet) * 2 + (green ? 1 : 0)) * 32 + points;
  const known = thrifty.get(key);
  if (known !== undefined) return known;
  const found = choosable(
    fullFaces(number).faces.filter(
      (face) =>
        face.skill === (green ? 1 : 0) &&
        isWithin(face, traitSet) &&
        costOf(face) <= points &&
        !isOneColour(face, number),
    ),
  );
  thrifty.set(key, found);
  return found;
};

const traitSetOf = (faces: Faces): number =>
  traits.reduce(
    (set, trait, bit) => (faceNumbers.some((number) => faces[number][trait] > 0) ? set | (1 << bit) : set),
    0,
  );

const formOf = (faces: Faces, budget: number): Form => {
  const isFull = faceNumbers.every((number) => fullFaces(number).places.has(keyOf(faces[number])));
  if (!isFull) return 'wild';
  const greens = faceNumbers.reduce((sum, number) => sum + faces[number].skill, 0);
  const isThrifty =
    greens <= 1 &&
    pointsSpent(faces) <= budget &&
    faceNumbers.every((number) => !isOneColour(faces[number], number));
  return isThrifty ? 'thrifty' : 'full';
};

const writeFaces = (to: ChoiceWriter, faces: Faces, form: Form, budget: number): void => {
  switch (form) {
    case 'thrifty': {
      const traitSet = traitSetOf(faces);
      const green = paintable.findIndex((number) => faces[number].skill === 1);
      to.choose(traitSet, traitSets);
      to.choose(green + 1, paintable.length + 1);
      let points = budget;
      for (const [place, number] of paintable.entries()) {
        const choices = thriftyFaces(number, traitSet, place === green, points);
        to.choose(choices.places.get(keyOf(faces[number])) ?? -1, choices.faces.length);
        points -= costOf(faces[number]);
      }
      return;
    }
    case 'full':
      for (const number of faceNumbers) {
        const choices = fullFaces(number);
        to.choose(choices.places.get(keyOf(faces[number])) ?? -1, choices.faces.length);
      }
      return;
    case 'wild':
      for (const number of faceNumbers)
        for (const count of countsOf(faces[number])) to.choose(count, pipsPerColour + 1);
  }
};

const readFaces = (from: ChoiceReader, form: Form, budget: number): readonly Face[] => {
  switch (form) {
    case 'thrifty': {
      const traitSet = from.choose(traitSets);
      const green = from.choose(paintable.length + 1) - 1;
      let points = budget;
      const faces = paintable.map((number, place) => {
        const choices = thriftyFaces(number, traitSet, place === green, points);
        const face = choices.faces[from.choose(choices.faces.length)] ?? emptyFace;
        points -= costOf(face);
        return face;
      });
      return [emptyFace, ...faces.reverse()];
    }
    case 'full':
      return faceNumbers.map((number) => {
        const { faces } = fullFaces(number);
        return faces[from.choose(faces.length)] ?? emptyFace;
      });
    case 'wild':
      return faceNumbers.map(() => faceOf(pips.map(() => from.choose(pipsPerColour + 1))));
  }
};

const faceExtras = extrasBeside(pips);
const hasExtras = (face: Face): boolean => Object.keys(face).length > pips.length;

/** A die of a hero or follower whom the rules give up to `budget` points (at most 31); any other die is coded as well, only longer. */
export const dieCoding = (budget: number): Coding<Faces> => ({
  write: (to, faces) => {
    const form = formOf(faces, budget);
    const extras = faceNumbers.some((number) => hasExtras(faces[number]));
    to.pick(forms.indexOf(form) + (extras ? forms.length : 0), formWeights);
    writeFaces(to, faces, form, budget);
    if (extras) for (const number of faceNumbers) faceExtras.write(to, faces[number]);
  },
  read: (from) => {
    const choice = from.pick(formWeights);
    const form = forms[choice % forms.length] ?? 'wild';
    const faces = readFaces(from, form, budget);
    const extras = choice >= forms.length;
    const [one, two, three, four, five, six] = faces.map((face) =>
      extras ? { ...face, ...faceExtras.read(from) } : face,
    );
    return {
      1: one ?? emptyFace,
      2: two ?? emptyFace,
      3: three ?? emptyFace,
      4: four ?? emptyFace,
      5: five ?? emptyFace,
      6: six ?? emptyFace,
    };
  },
});
