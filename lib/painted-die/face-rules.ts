import { faceNumbers, type FaceNumber } from '../dice/face';
import { emptyFaceOf, paintedOn, soleColourOf, type FacesOf, type Green, type PaintedDie } from './die';
import { issueKey, type Issue, type Path } from '../issue';

/** Faces with more painted pips than they have. */
export const crowdedFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly { readonly face: FaceNumber; readonly pips: number }[] =>
  faceNumbers
    .map((face) => ({ face, pips: paintedOn(die, faces[face]) }))
    .filter(({ face, pips }) => pips > face);

/** Faces that a single colour fills, green included. */
export const oneColourFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly { readonly face: FaceNumber; readonly pip: Trait | Green }[] =>
  faceNumbers.flatMap((face) => {
    const pip = soleColourOf(die, faces[face]);
    return pip === undefined || faces[face][pip] < face ? [] : [{ face, pip }];
  });

/** Faces with more pips of a colour than this many. */
export const facesBeyond = <Pip extends string>(
  faces: FacesOf<Pip>,
  pip: NoInfer<Pip>,
  cap: number,
): readonly { readonly face: FaceNumber; readonly pips: number }[] =>
  faceNumbers.map((face) => ({ face, pips: faces[face][pip] })).filter(({ pips }) => pips > cap);

/** A die of a hero or of a follower, and the path of its faces in the file. */
export interface OwnedDie<Whose, Pip extends string> {
  readonly whose: Whose;
  readonly path: Path;
  readonly faces: FacesOf<Pip>;
}

interface FaceFigures<Whose> {
  readonly whose: Whose;
  readonly face: FaceNumber;
}

/** A face has as many pips as its number says. */
export const capacityIssues = <Whose, Trait extends string>(
  die: PaintedDie<Trait>,
  { whose, path, faces }: OwnedDie<Whose, Trait | Green>,
): readonly Issue<'face-capacity', FaceFigures<Whose> & { readonly pips: number }>[] =>
  crowdedFaces(die, faces).map(({ face, pips }) => ({
    rule: 'face-capacity',
    severity: 'error',
    path: [...path, String(face)],
    figures: { whose, face, pips },
  }));

/** No face may be full of a single colour, green included. */
export const colourIssues = <Whose, Trait extends string>(
  die: PaintedDie<Trait>,
  { whose, path, faces }: OwnedDie<Whose, Trait | Green>,
): readonly Issue<'one-colour-face', FaceFigures<Whose> & { readonly pip: Trait | Green }>[] =>
  oneColourFaces(die, faces).map(({ face, pip }) => ({
    rule: 'one-colour-face',
    severity: 'error',
    path: [...path, String(face)],
    figures: { whose, face, pip },
  }));

/** The most pips of each colour on each face, and of each colour on the whole die. */
export interface PipCaps<Pip extends string> {
  readonly faces: Readonly<Record<FaceNumber, Readonly<Record<Pip, number>>>>;
  /** Infinity where only faces and points bound it. */
  readonly die: Readonly<Record<Pip, number>>;
}

/** A value for each face. */
export const perFace = <T>(value: (face: FaceNumber) => T): Readonly<Record<FaceNumber, T>> => ({
  1: value(1),
  2: value(2),
  3: value(3),
  4: value(4),
  5: value(5),
  6: value(6),
});

/** Caps of a colour that only the one-colour rule bounds: no face has more pips. */
export const unbounded = 6;

/**
 * How many pips of each colour each face can have, 0 to 5, if the one-colour rule is the only other limit.
 * @param face the most of each colour on any face;
 * @param die on the whole die
 */
export const capsOf = <Pip extends string>(
  face: Readonly<Record<Pip, number>>,
  die: Readonly<Record<Pip, number>>,
): PipCaps<Pip> => ({
  faces: perFace(
    (number) =>
      Object.fromEntries(
        Object.entries<number>(face).map(([pip, most]) => [pip, Math.min(most, number - 1)]),
      ) as Record<Pip, number>,
  ),
  die,
});

/** How far an issue of painted pips goes, so that one that was there already can be seen to grow. */
const extentOf = ({ figures }: Issue): number => {
  if (typeof figures !== 'object' || figures === null) return 0;
  if ('spent' in figures && typeof figures.spent === 'number') return figures.spent;
  return 'pips' in figures && typeof figures.pips === 'number' ? figures.pips : 0;
};

/** The first issue that was not there before, or has grown since. */
export const worseIssue = <I extends Issue>(before: readonly I[], after: readonly I[]): I | undefined =>
  after.find(
    (issue) => !before.some((old) => issueKey(old) === issueKey(issue) && extentOf(old) >= extentOf(issue)),
  );

/** A die with as many pips of one trait as a cap and the one-colour rule allow, and no others. */
export const filledFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  trait: NoInfer<Trait>,
  cap: number,
): FacesOf<Trait | Green> => perFace((face) => ({ ...emptyFaceOf(die), [trait]: Math.min(cap, face - 1) }));
