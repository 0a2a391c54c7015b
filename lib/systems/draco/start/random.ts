import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { paintedOn, type FaceOf, type FacesOf, type PipSet } from '../../../painted-die/die';
import { pick, shuffle } from '../../../painted-die/random-die';
import { cardNames, dragonNames, slayerNames } from '#words/systems/draco/messages/start';
import { values } from '../rules/values';
import {
  attacks,
  dragonDie,
  noDragonFaces,
  noSlayerFaces,
  slayerDie,
  type DragonPip,
  type SlayerPip,
} from '../sheet/pips';
import { newDragon, newSlayer, type Draft, type Dragon, type Slayer } from '../sheet/sheet';
import { dragonSkillIds } from '../skills/dragons';
import { findSlayerSkill, slayerSkillIds } from '../skills/slayers';

interface Painting<Pip extends string> {
  readonly die: PipSet<Pip>;
  readonly empty: FacesOf<Pip>;
  readonly points: number;
  readonly places: (face: FaceNumber) => number;
  /** The most of a symbol on a face. */
  readonly most: (pip: Pip) => number;
}

/** Larger faces are drawn more often, as players paint. */
const drawFace = (chance: RandomGenerator, faces: readonly FaceNumber[]): FaceNumber | undefined => {
  const weights = faces.map((face) => face ** 3);
  let ticket = uniformInt(chance, 0, Math.max(0, weights.reduce((sum, weight) => sum + weight, 0) - 1));
  return faces.find((_, at) => {
    ticket -= weights[at] ?? 0;
    return ticket < 0;
  });
};

/** A card that has spent its points; a shield costs one, so nothing need be left. */
const painted = <Pip extends string>(
  chance: RandomGenerator,
  { die, empty, points, places, most }: Painting<Pip>,
): FacesOf<Pip> => {
  let faces: FacesOf<Pip> = empty;
  let left = points;
  for (;;) {
    const spots = die.pips.flatMap((pip) =>
      die.costs[pip] <= left
        ? faceNumbers
            .filter((face) => faces[face][pip] < most(pip) && paintedOn(die, faces[face]) < places(face))
            .map((face) => ({ pip, face }))
        : [],
    );
    const [first, ...rest] = spots;
    if (!first) return faces;
    const { pip } = pick(chance, [first, ...rest]);
    const face = drawFace(
      chance,
      spots.filter((spot) => spot.pip === pip).map((spot) => spot.face),
    );
    if (face === undefined) return faces;
    const more: FaceOf<Pip> = { ...faces[face], [pip]: faces[face][pip] + 1 };
    faces = { ...faces, [face]: more };
    left -= die.costs[pip];
  }
};

const randomSlayer = (chance: RandomGenerator): Slayer => {
  const attack = pick(chance, [...attacks]);
  const known = slayerSkillIds.filter((id) => {
    const needs = findSlayerSkill(id)?.needs;
    return needs === undefined || needs === attack;
  });
  return {
    ...newSlayer(pick(chance, [...slayerNames]), attack),
    faces: painted<SlayerPip>(chance, {
      die: slayerDie(attack),
      empty: noSlayerFaces,
      points: values.slayerPoints,
      places: (face) => (face === 6 ? 5 : face),
      most: () => 5,
    }),
    skills: shuffle(chance, known).slice(0, values.skills),
  };
};

const randomDragon = (chance: RandomGenerator): Dragon => {
  const skills = shuffle(chance, dragonSkillIds);
  const claw = uniformInt(chance, 0, values.cards - 1);
  return {
    ...newDragon(pick(chance, [...dragonNames])),
    cards: cardNames.map((name, at) => ({
      name,
      skill: skills[at] ?? '',
      claw: at === claw,
      faces: painted<DragonPip>(chance, {
        die: dragonDie,
        empty: noDragonFaces,
        points: values.cardPoints,
        places: (face) => face,
        most: (pip) => (pip === 'shield' ? values.shieldsOnFace : 6),
      }),
    })),
  };
};

/** A legal slayer, or once in four a dragon. @param seed 0 to 2^32 - 1; the same seed gives the same sheet */
export const randomDraft = (seed: number): Draft => {
  const chance = xoroshiro128plus(seed);
  // The first draws of neighbouring seeds are alike.
  for (let draws = 0; draws < 16; draws += 1) chance.next();
  return uniformInt(chance, 1, 4) === 4 ? randomDragon(chance) : randomSlayer(chance);
};
