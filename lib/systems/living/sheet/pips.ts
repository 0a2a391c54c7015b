import {
  emptyFaceOf,
  emptyFacesOf,
  paintedDie,
  paintedOn,
  pointsOf,
  traitsOn,
  type FaceOf,
  type FacesOf,
  type Green,
} from '../../../painted-die/die';
import { facesSchema } from '../../../painted-die/faces-file';

/** The four traits, in the order in which a Hero Card names them; chapter "Birth of a Hero". */
export const traits = ['defence', 'melee', 'ranged', 'magic'] as const;
export type Trait = (typeof traits)[number];

/** Kinds of pip that can be painted; the green Skill pip is no trait. */
export type Pip = Trait | Green;

export const die = paintedDie(traits, { defence: 1, melee: 2, ranged: 3, magic: 4 });
export const { pips, costs: pipCosts } = die;

/** Points of a hero, a pet or a beast shape. */
export const pointBudget = 20;

/** How many pips of each colour a face has. */
export type Face = FaceOf<Pip>;
export type Faces = FacesOf<Pip>;

export const emptyFace: Face = emptyFaceOf(die);
export const emptyFaces: Faces = emptyFacesOf(die);

/** The `faces` of a hero file; a face or a colour that is left out has no pips. */
export const zFaces = facesSchema(die);

/** Painted pips of a face, all colours. */
export const pipsOnFace = (face: Face): number => paintedOn(die, face);

/** Points that the pips of a die cost. */
export const pointsSpent = (faces: Faces): number => pointsOf(die, faces);

/** The traits with at least one pip on the die. */
export const traitsUsed = (faces: Faces): readonly Trait[] => traitsOn(die, faces);
