import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { shuffledBy } from '../match/chance';
import { faceNumbers, type FaceNumber } from '../dice/face';
import { emptyFacesOf, paintedOn, type FacesOf, type Green, type PaintedDie } from './die';
import type { PipCaps } from './face-rules';

/** One of a list that is not empty, each as likely as the other. */
export const pick = <T>(chance: RandomGenerator, list: readonly [T, ...T[]]): T => {
  const [first, ...rest] = list;
  const at = uniformInt(chance, 0, rest.length);
  return rest[at - 1] ?? first;
};

/** True once in this many times. */
export const onceIn = (chance: RandomGenerator, times: number): boolean => uniformInt(chance, 1, times) === 1;

/** The list in another order, each order as likely as the other. */
export const shuffle = <T>(chance: RandomGenerator, list: readonly T[]): readonly T[] =>
  shuffledBy((sides) => uniformInt(chance, 0, sides - 1), list);

type Counts<Trait> = readonly { readonly trait: Trait; readonly pips: number }[];

/** Every way to spend the points on these traits, at least one pip of each and at most the pips its faces can take. */
const waysToSpend = <Trait extends string>(
  die: PaintedDie<Trait>,
  points: number,
  [trait, ...rest]: readonly Trait[],
  most: (trait: Trait) => number,
): readonly { readonly counts: Counts<Trait>; readonly left: number }[] => {
  if (trait === undefined) return [{ counts: [], left: points }];
  const limit = Math.min(most(trait), Math.floor(points / die.costs[trait]));
  return Array.from({ length: limit }, (_, index) => index + 1).flatMap((pips) =>
    waysToSpend(die, points - pips * die.costs[trait], rest, most).map(({ counts, left }) => ({
      counts: [{ trait, pips }, ...counts],
      left,
    })),
  );
};

/** Draws one of the faces; larger ones are likelier, and the more so the higher the power. */
const drawFace = (
  chance: RandomGenerator,
  faces: readonly FaceNumber[],
  power: number,
): FaceNumber | undefined => {
  const weights = faces.map((face) => face ** power);
  let ticket = uniformInt(chance, 0, Math.max(0, weights.reduce((sum, weight) => sum + weight, 0) - 1));
  return faces.find((_, index) => {
    ticket -= weights[index] ?? 0;
    return ticket < 0;
  });
};

const addPip = <Pip extends string>(
  faces: FacesOf<Pip>,
  face: FaceNumber,
  pip: NoInfer<Pip>,
): FacesOf<Pip> => ({ ...faces, [face]: { ...faces[face], [pip]: faces[face][pip] + 1 } });

/**
 * A die painted within the caps of its owner: as many green pips as they allow, at most one and on the 6- or the
 * 5-face, and pips of these traits that leave as few points as can be.
 * @param traits the colours to use, each at least once; a trait that the owner may not have is left out
 * @param points the budget, 0 or more
 */
export const randomDie = <Trait extends string>(
  chance: RandomGenerator,
  die: PaintedDie<Trait>,
  caps: PipCaps<Trait | Green>,
  traits: readonly Trait[],
  points: number,
): FacesOf<Trait | Green> => {
  const onDie = (trait: Trait): number =>
    Math.min(
      caps.die[trait],
      faceNumbers.reduce((sum, face) => sum + caps.faces[face][trait], 0),
    );
  const ways = waysToSpend(
    die,
    points,
    traits.filter((trait) => onDie(trait) > 0),
    onDie,
  );
  const least = Math.min(...ways.map(({ left }) => left));
  const [way] = shuffle(
    chance,
    ways.filter(({ left }) => left === least),
  );
  const power = pick(chance, [2, 3, 5]);
  const greenFace = onceIn(chance, 4) ? 5 : 6;
  let faces = emptyFacesOf(die);
  if (caps.die.skill > 0) faces = addPip(faces, greenFace, 'skill');
  for (const { trait, pips } of way?.counts ?? []) {
    for (let pip = 0; pip < pips; pip += 1) {
      const free = faceNumbers.filter(
        (face) => faces[face][trait] < caps.faces[face][trait] && paintedOn(die, faces[face]) < face,
      );
      const face = drawFace(chance, free, power);
      if (face !== undefined) faces = addPip(faces, face, trait);
    }
  }
  return faces;
};
