import * as z from 'zod/mini';
import { faceNumbers, type FaceNumber } from '../../../dice/face';

/** The four traits, in the order in which a Hero Card names them; chapter "Birth of a Hero". */
export const traits = ['defence', 'melee', 'ranged', 'magic'] as const;
export type Trait = (typeof traits)[number];

/** What a pip can be painted as; the green Skill pip is no trait. */
export const pips = [...traits, 'skill'] as const;
export type Pip = (typeof pips)[number];

/** Points a pip costs. */
export const pipCosts: Readonly<Record<Pip, number>> = {
  defence: 1,
  melee: 2,
  ranged: 3,
  magic: 4,
  skill: 0,
};

/** Points of a hero, a pet or a beast shape. */
export const pointBudget = 20;

/** How many pips of each colour a face has. */
export type Face = Readonly<Record<Pip, number>>;
export type Faces = Readonly<Record<FaceNumber, Face>>;

export const emptyFace: Face = { defence: 0, melee: 0, ranged: 0, magic: 0, skill: 0 };
export const emptyFaces: Faces = {
  1: emptyFace,
  2: emptyFace,
  3: emptyFace,
  4: emptyFace,
  5: emptyFace,
  6: emptyFace,
};

/** Most pips of one colour that a file can say a face has. */
export const pipsPerColour = 6;

/** Adding 0 makes a "-0" of the file a plain 0. */
const zPipCount = z.int().check(
  z.gte(0),
  z.lte(pipsPerColour),
  z.overwrite((count) => count + 0),
);
const zCountOrNone = z._default(zPipCount, 0);

const zFace = z._default(
  z.looseObject({
    defence: zCountOrNone,
    melee: zCountOrNone,
    ranged: zCountOrNone,
    magic: zCountOrNone,
    skill: zCountOrNone,
  }),
  emptyFace,
);

/** The `faces` of a hero file; a face or a colour that is left out has no pips. */
export const zFaces = z._default(
  z.strictObject({ 1: zFace, 2: zFace, 3: zFace, 4: zFace, 5: zFace, 6: zFace }),
  emptyFaces,
);

/** Painted pips of a face, all colours. */
export const pipsOnFace = (face: Face): number => pips.reduce((sum, pip) => sum + face[pip], 0);

/** Pips of one colour on the whole die. */
export const pipsOnDie = (faces: Faces, pip: Pip): number =>
  faceNumbers.reduce((sum, number) => sum + faces[number][pip], 0);

/** The highest number of pips of one colour on any one face. */
export const bestFace = (faces: Faces, pip: Pip): number =>
  Math.max(...faceNumbers.map((number) => faces[number][pip]));

/** Points that the pips of a die cost. */
export const pointsSpent = (faces: Faces): number =>
  pips.reduce((sum, pip) => sum + pipsOnDie(faces, pip) * pipCosts[pip], 0);

/** The traits with at least one pip on the die. */
export const traitsUsed = (faces: Faces): readonly Trait[] =>
  traits.filter((trait) => pipsOnDie(faces, trait) > 0);

/** The colour of all painted pips of a face, if they have but one. */
export const soleColour = (face: Face): Pip | undefined => {
  const colours = pips.filter((pip) => face[pip] > 0);
  return colours.length === 1 ? colours[0] : undefined;
};
