import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { shuffledBy } from '../../../match/chance';
import type { Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { emptyFaces, pipCosts, pipsOnFace, type Faces, type Pip, type Trait } from '../sheet/pips';
import { pipCaps } from '../rules/pip-locks';

/** One of a list that is not empty, each as likely as the other. */
export const pick = <T>(chance: RandomGenerator, list: readonly [T, ...T[]]): T => {
  const [first, ...rest] = list;
  const at = uniformInt(chance, 0, rest.length);
  return rest[at - 1] ?? first;
};

/** True once in so many times. */
export const onceIn = (chance: RandomGenerator, times: number): boolean => uniformInt(chance, 1, times) === 1;

/** The list in another order, each order as likely as the other. */
export const shuffle = <T>(chance: RandomGenerator, list: readonly T[]): readonly T[] =>
  shuffledBy((sides) => uniformInt(chance, 0, sides - 1), list);

type Counts = readonly { readonly trait: Trait; readonly pips: number }[];

/** Every way to spend the points on these traits, at least one pip of each and no more than its faces take. */
const waysToSpend = (
  points: number,
  [trait, ...rest]: readonly Trait[],
  most: Readonly<Record<Trait, number>>,
): readonly { readonly counts: Counts; readonly left: number }[] => {
  if (trait === undefined) return [{ counts: [], left: points }];
  const limit = Math.min(most[trait], Math.floor(points / pipCosts[trait]));
  return Array.from({ length: limit }, (_, index) => index + 1).flatMap((pips) =>
    waysToSpend(points - pips * pipCosts[trait], rest, most).map(({ counts, left }) => ({
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

const addPip = (faces: Faces, face: FaceNumber, pip: Pip): Faces => ({
  ...faces,
  [face]: { ...faces[face], [pip]: faces[face][pip] + 1 },
});

/**
 * A die painted within the caps of its owner: one green pip on the 6- or the 5-face, and pips of these traits that
 * leave as few points as can be.
 * @param traits the colours to use, each at least once; a trait that the owner may not have is left out.
 * @param points the budget, 0 or more.
 */
export const randomDie = (
  chance: RandomGenerator,
  hero: HeroDraft,
  owner: Owner,
  traits: readonly Trait[],
  points: number,
): Faces => {
  const caps = pipCaps(hero, owner);
  const onDie = (trait: Trait): number =>
    Math.min(
      caps.die[trait],
      faceNumbers.reduce((sum, face) => sum + caps.faces[face][trait], 0),
    );
  const most = {
    defence: onDie('defence'),
    melee: onDie('melee'),
    ranged: onDie('ranged'),
    magic: onDie('magic'),
  };
  const ways = waysToSpend(
    points,
    traits.filter((trait) => most[trait] > 0),
    most,
  );
  const least = Math.min(...ways.map(({ left }) => left));
  const [way] = shuffle(
    chance,
    ways.filter(({ left }) => left === least),
  );
  const power = pick(chance, [2, 3, 5]);
  let faces = addPip(emptyFaces, onceIn(chance, 4) ? 5 : 6, 'skill');
  for (const { trait, pips } of way?.counts ?? []) {
    for (let pip = 0; pip < pips; pip += 1) {
      const free = faceNumbers.filter(
        (face) => faces[face][trait] < caps.faces[face][trait] && pipsOnFace(faces[face]) < face,
      );
      const face = drawFace(chance, free, power);
      if (face !== undefined) faces = addPip(faces, face, trait);
    }
  }
  return faces;
};
