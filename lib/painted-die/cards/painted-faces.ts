import { faceNumbersOnCard, type FaceNumber } from '../../dice/face';
import type { PaintedPip } from '../../cards/icons';
import { bestFace, type FacesOf } from '../die';
import { arrangedOn, type DieOwner } from '../pip-places';
import type { BackContent } from './back';
import type { FrontValue } from './front-values';

/** The kinds of pip of a game, in the order in which a face shows them. */
export interface PipKinds<Pip extends string> {
  readonly pips: readonly Pip[];
  readonly painted: Readonly<Record<Pip, PaintedPip>>;
}

/** A face in words: "6-face: 4 Defence, 1 Magic, 1 Skill". */
export type FaceInWords<Pip> = (face: FaceNumber, pips: readonly (readonly [Pip, number])[]) => string;

/** The painted pips of a die at their places on the faces, and the die in words. */
export const dieOf = <Pip extends string>(
  owner: DieOwner<Pip>,
  { pips, painted }: PipKinds<Pip>,
  inWords: FaceInWords<Pip>,
): Pick<BackContent, 'pipsOf' | 'die'> => ({
  pipsOf: (face) => {
    const { places, surplus } = arrangedOn(pips, owner, face);
    const look: Readonly<Record<string, PaintedPip>> = painted;
    return [...places, ...surplus].map((pip) => (pip === undefined ? undefined : look[pip]));
  },
  die: faceNumbersOnCard.map((face) =>
    inWords(
      face,
      pips.flatMap((pip) => (owner.faces[face][pip] > 0 ? [[pip, owner.faces[face][pip]] as const] : [])),
    ),
  ),
});

/** The best value on any one face of each of these kinds that the die has. */
export const bestValues = <Pip extends string>(
  faces: FacesOf<Pip>,
  { pips, painted }: PipKinds<Pip>,
  labels: Readonly<Record<Pip, string>>,
): readonly FrontValue[] =>
  pips.flatMap((pip) => {
    const value = bestFace(faces, pip);
    return value === 0 ? [] : [{ pip: painted[pip], label: labels[pip], value }];
  });
