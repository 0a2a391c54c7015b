import { emptyFacesOf, paintedDie, type FaceOf, type FacesOf, type Green } from '../../../painted-die/die';

/** The traits beside Skill, in the order of chapter "Character creation". */
export const traits = ['armour', 'melee', 'ranged', 'magic'] as const;
export type Trait = (typeof traits)[number];

/** Kinds of pip that can be painted. */
export type Pip = Trait | Green;
export type Face = FaceOf<Pip>;
export type Faces = FacesOf<Pip>;

/** Points per pip; chapter "Character creation". */
export const die = paintedDie(traits, { armour: 1, melee: 2, ranged: 3, magic: 4 });

/** Points of a hero. */
export const pointBudget = 20;

/** Points of a fiend for each pip of its summoner's best Magic face; chapter "Summoning". */
export const fiendPointsPerMagic = 3;

export const emptyFaces: Faces = emptyFacesOf(die);
