import { faceNumbers, type FaceNumber } from '../dice/face';
import type { ChoiceReader, ChoiceWriter } from '../radix/choices';
import { extrasBeside, type Coding, name, optional } from '../radix/coding';
import { weighted } from '../radix/natural';
import {
  emptyFaceOf,
  paintedOn,
  pipsOnDie,
  pointsOf,
  traitsOn,
  type FaceOf,
  type FacesOf,
  type Green,
  type PaintedDie,
} from './die';
import { pipsPerColour } from './faces-file';

/**
 * A die that keeps the points and the one-colour rule is written face by face, from the 6-face down, each as one
 * of those faces that the traits in use and the points left can still pay. `full` keeps only to the faces' pips;
 * `wild` may have 0 to 6 pips of each colour anywhere. The first form that can hold a die is the one used.
 * Frozen: links made with it are read for ever.
 */
const forms = ['thrifty', 'full', 'wild'] as const;
type Form = (typeof forms)[number];

/** The form, and with the second half of the values: the same form with unknown keys on some face. */
const formWeights = weighted([244, 4, 2, 2, 2, 2]);
/** The faces that may have a pip without being full of one colour. */
const paintable = [6, 5, 4, 3, 2] as const satisfies readonly FaceNumber[];

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= pipsPerColour;

/** Every way to paint up to `most` pips in `colours` colours, the last colour counting fastest. */
const paintings = (most: number, colours: number): readonly (readonly number[])[] => {
  if (colours === 0) return [[]];
  return Array.from({ length: most + 1 }, (_, count) =>
    paintings(most - count, colours - 1).map((rest) => [count, ...rest]),
  ).flat();
};

/** Faces in their order, and the place of each. */
interface Choosable<Pip extends string> {
  readonly faces: readonly FaceOf<Pip>[];
  readonly places: ReadonlyMap<number, number>;
}

/** The faces that a game's dice choose from, counted once for each game. */
class FaceLists<Trait extends string> {
  readonly die: PaintedDie<Trait>;
  readonly empty: FaceOf<Trait | Green>;
  readonly traitSets: number;
  readonly #all = new Map<FaceNumber, Choosable<Trait | Green>>();
  readonly #thrifty = new Map<number, Choosable<Trait | Green>>();

  constructor(die: PaintedDie<Trait>) {
    this.die = die;
    this.empty = emptyFaceOf(die);
    this.traitSets = 2 ** die.traits.length;
  }

  faceOf(counts: readonly number[]): FaceOf<Trait | Green> {
    const entries = this.die.pips.map((pip, place) => [pip, counts[place] ?? 0]);
    return Object.fromEntries(entries) as FaceOf<Trait | Green>;
  }

  /** A number for each face that a file can hold, and none for any other. */
  keyOf(face: FaceOf<Trait | Green>): number {
    let key = 0;
    for (const pip of this.die.pips) {
      const count = face[pip];
      key = isCount(count) ? key * (pipsPerColour + 1) + count : NaN;
      if (Number.isNaN(key)) return NaN;
    }
    return key;
  }

  costOf(face: FaceOf<Trait | Green>): number {
    return this.die.pips.reduce((sum, pip) => sum + face[pip] * this.die.costs[pip], 0);
  }

  /** No face may be full of one colour. */
  isOneColour(face: FaceOf<Trait | Green>, number: FaceNumber): boolean {
    return this.die.pips.some((pip) => face[pip] >= number && face[pip] === paintedOn(this.die, face));
  }

  full(number: FaceNumber): Choosable<Trait | Green> {
    const known = this.#all.get(number);
    if (known !== undefined) return known;
    const found = this.#choosable(
      paintings(number, this.die.pips.length).map((counts) => this.faceOf(counts)),
    );
    this.#all.set(number, found);
    return found;
  }

  thrifty(number: FaceNumber, traitSet: number, green: boolean, points: number): Choosable<Trait | Green> {
    const key = ((number * this.traitSets + traitSet) * 2 + (green ? 1 : 0)) * 32 + points;
    const known = this.#thrifty.get(key);
    if (known !== undefined) return known;
    const isWithin = (face: FaceOf<Trait | Green>): boolean =>
      this.die.traits.every((trait, bit) => face[trait] === 0 || (traitSet & (1 << bit)) !== 0);
    const found = this.#choosable(
      this.full(number).faces.filter(
        (face) =>
          face.skill === (green ? 1 : 0) &&
          isWithin(face) &&
          this.costOf(face) <= points &&
          !this.isOneColour(face, number),
      ),
    );
    this.#thrifty.set(key, found);
    return found;
  }

  formOf(faces: FacesOf<Trait | Green>, budget: number): Form {
    const isFull = faceNumbers.every((number) => this.full(number).places.has(this.keyOf(faces[number])));
    if (!isFull) return 'wild';
    const isThrifty =
      pipsOnDie<Trait | Green>(faces, 'skill') <= 1 &&
      pointsOf(this.die, faces) <= budget &&
      faceNumbers.every((number) => !this.isOneColour(faces[number], number));
    return isThrifty ? 'thrifty' : 'full';
  }

  traitSetOf(faces: FacesOf<Trait | Green>): number {
    const used = traitsOn(this.die, faces);
    return this.die.traits.reduce((set, trait, bit) => (used.includes(trait) ? set | (1 << bit) : set), 0);
  }

  #choosable(faces: readonly FaceOf<Trait | Green>[]): Choosable<Trait | Green> {
    return { faces, places: new Map(faces.map((face, place) => [this.keyOf(face), place])) };
  }
}

const write = <Trait extends string>(
  to: ChoiceWriter,
  faces: FacesOf<Trait | Green>,
  form: Form,
  budget: number,
  lists: FaceLists<Trait>,
): void => {
  const choose = ({ places, faces: all }: Choosable<Trait | Green>, number: FaceNumber): void =>
    to.choose(places.get(lists.keyOf(faces[number])) ?? -1, all.length);
  switch (form) {
    case 'thrifty': {
      const traitSet = lists.traitSetOf(faces);
      const green = paintable.findIndex((number) => faces[number].skill === 1);
      to.choose(traitSet, lists.traitSets);
      to.choose(green + 1, paintable.length + 1);
      let points = budget;
      for (const [place, number] of paintable.entries()) {
        choose(lists.thrifty(number, traitSet, place === green, points), number);
        points -= lists.costOf(faces[number]);
      }
      return;
    }
    case 'full':
      for (const number of faceNumbers) choose(lists.full(number), number);
      return;
    case 'wild':
      for (const number of faceNumbers)
        for (const pip of lists.die.pips) to.choose(faces[number][pip], pipsPerColour + 1);
  }
};

const read = <Trait extends string>(
  from: ChoiceReader,
  form: Form,
  budget: number,
  lists: FaceLists<Trait>,
): readonly FaceOf<Trait | Green>[] => {
  const chosen = ({ faces }: Choosable<Trait | Green>): FaceOf<Trait | Green> =>
    faces[from.choose(faces.length)] ?? lists.empty;
  switch (form) {
    case 'thrifty': {
      const traitSet = from.choose(lists.traitSets);
      const green = from.choose(paintable.length + 1) - 1;
      let points = budget;
      const faces = paintable.map((number, place) => {
        const face = chosen(lists.thrifty(number, traitSet, place === green, points));
        points -= lists.costOf(face);
        return face;
      });
      return [lists.empty, ...faces.reverse()];
    }
    case 'full':
      return faceNumbers.map((number) => chosen(lists.full(number)));
    case 'wild':
      return faceNumbers.map(() => lists.faceOf(lists.die.pips.map(() => from.choose(pipsPerColour + 1))));
  }
};

/**
 * How a game's dice are coded: a die whose owner the rules give up to `budget` points (at most 31) shortly, any other
 * die as well, only longer. The order and the costs of the pips are frozen with the codes made of them.
 */
export const dieCodings = <Trait extends string>(
  die: PaintedDie<Trait>,
): ((budget: number) => Coding<FacesOf<Trait | Green>>) => {
  const lists = new FaceLists(die);
  const faceExtras = extrasBeside(die.pips);
  const hasExtras = (face: FaceOf<Trait | Green>): boolean => Object.keys(face).length > die.pips.length;
  return (budget) => ({
    write: (to, faces) => {
      const form = lists.formOf(faces, budget);
      const extras = faceNumbers.some((number) => hasExtras(faces[number]));
      to.pick(forms.indexOf(form) + (extras ? forms.length : 0), formWeights);
      write(to, faces, form, budget, lists);
      if (extras) for (const number of faceNumbers) faceExtras.write(to, faces[number]);
    },
    read: (from) => {
      const choice = from.pick(formWeights);
      const form = forms[choice % forms.length] ?? 'wild';
      const faces = read(from, form, budget, lists);
      const extras = choice >= forms.length;
      const [one, two, three, four, five, six] = faces.map((face) =>
        extras ? { ...face, ...faceExtras.read(from) } : face,
      );
      const { empty } = lists;
      return {
        1: one ?? empty,
        2: two ?? empty,
        3: three ?? empty,
        4: four ?? empty,
        5: five ?? empty,
        6: six ?? empty,
      };
    },
  });
};

/** Lengths of a list of up to `most`: usually a few. Frozen, as all here: codes made with it are read for ever. */
export const few = (most: number) =>
  weighted(Array.from({ length: most + 1 }, (_, count) => (count <= 5 ? 16 : 1)));

/** Lengths of a list of up to `most`: usually nothing. */
export const seldom = (most: number) =>
  weighted(Array.from({ length: most + 1 }, (_, count) => (count === 0 ? 96 : count <= 5 ? 8 : 1)));

/** A text of up to `most` characters that is left out when it is empty; with the weights of absence and presence. */
export const textOrNone = (most: number, absent: number, present: number): Coding<string> => {
  const coding = nameOrNone(most, absent, present);
  return { write: coding.write, read: (from) => coding.read(from) ?? '' };
};

/** A name that may be left out; an empty one, as in a half-filled form, counts as left out. */
export const nameOrNone = (most: number, absent: number, present: number): Coding<string | undefined> => {
  const coding = optional(name(most), absent, present);
  return {
    write: (to, value) => coding.write(to, value === '' ? undefined : value),
    read: coding.read,
  };
};
