import { faceNumbers, type FaceNumber } from '../dice/face';

/** The green pip, which every die of these games has beside its traits; it costs nothing. */
export type Green = 'skill';

/** The traits of these games: one that defends, which each game names for itself, and three that attack. */
export type TraitOf<Shield extends string> = Shield | 'melee' | 'ranged' | 'magic';
export type PipOf<Shield extends string> = TraitOf<Shield> | Green;

/** Pips allowed on a die, and their costs. */
export interface PipSet<Pip extends string> {
  /** In the order in which a face shows them. */
  readonly pips: readonly Pip[];
  /** Points that a pip costs. */
  readonly costs: Readonly<Record<Pip, number>>;
}

/** Pips on the die of a game of traits: the traits, then the green pip. */
export interface PaintedDie<Trait extends string> extends PipSet<Trait | Green> {
  /** In the order in which a Hero Card names them. */
  readonly traits: readonly Trait[];
}

/** How many pips of each colour a face has. */
export type FaceOf<Pip extends string> = Readonly<Record<Pip, number>>;
export type FacesOf<Pip extends string> = Readonly<Record<FaceNumber, FaceOf<Pip>>>;

/** @param costs points per pip of each trait, in the order in which a Hero Card names them */
export const paintedDie = <Trait extends string>(
  traits: readonly Trait[],
  costs: Readonly<Record<Trait, number>>,
): PaintedDie<Trait> => ({ traits, pips: [...traits, 'skill'], costs: { ...costs, skill: 0 } });

export const emptyFaceOf = <Pip extends string>(die: PipSet<Pip>): FaceOf<Pip> =>
  Object.fromEntries(die.pips.map((pip) => [pip, 0])) as FaceOf<Pip>;

export const emptyFacesOf = <Pip extends string>(die: PipSet<Pip>): FacesOf<Pip> => {
  const face = emptyFaceOf(die);
  return { 1: face, 2: face, 3: face, 4: face, 5: face, 6: face };
};

/** Pips of one colour on the whole die. */
export const pipsOnDie = <Pip extends string>(faces: FacesOf<Pip>, pip: NoInfer<Pip>): number =>
  faceNumbers.reduce((sum, number) => sum + faces[number][pip], 0);

/** The highest number of pips of one colour on any one face. */
export const bestFace = <Pip extends string>(faces: FacesOf<Pip>, pip: NoInfer<Pip>): number =>
  Math.max(...faceNumbers.map((number) => faces[number][pip]));

/** Painted pips of a face, all colours. */
export const paintedOn = <Pip extends string>(die: PipSet<Pip>, face: FaceOf<NoInfer<Pip>>): number =>
  die.pips.reduce((sum, pip) => sum + face[pip], 0);

/** Points that the pips of a die cost. */
export const pointsOf = <Pip extends string>(die: PipSet<Pip>, faces: FacesOf<NoInfer<Pip>>): number =>
  die.pips.reduce((sum, pip) => sum + pipsOnDie(faces, pip) * die.costs[pip], 0);

/** The traits with at least one pip on the die. */
export const traitsOn = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly Trait[] => die.traits.filter((trait) => pipsOnDie<Trait | Green>(faces, trait) > 0);

/** The colour of all painted pips of a face, if they have but one. */
export const soleColourOf = <Trait extends string>(
  die: PaintedDie<Trait>,
  face: FaceOf<Trait | Green>,
): Trait | Green | undefined => {
  const colours = die.pips.filter((pip) => face[pip] > 0);
  return colours.length === 1 ? colours[0] : undefined;
};

/** A die from only its painted faces. */
export const facesFrom = <Pip extends string>(
  die: PipSet<Pip>,
  painted: Readonly<Partial<Record<FaceNumber, Partial<FaceOf<NoInfer<Pip>>>>>>,
): FacesOf<Pip> => {
  const faces = { ...emptyFacesOf(die) };
  for (const face of faceNumbers) faces[face] = { ...faces[face], ...painted[face] };
  return faces;
};

/** The points spent on each trait that is on the die. */
export const pointsByTrait = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly { readonly trait: Trait; readonly points: number }[] =>
  die.traits
    .map((trait) => ({ trait, points: pipsOnDie<Trait | Green>(faces, trait) * die.costs[trait] }))
    .filter(({ points }) => points > 0);
