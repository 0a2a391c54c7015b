import { faceNumbers, type FaceNumber } from '../../dice/face';
import {
  bestFace,
  paintedOn,
  pipsOnDie,
  pointsOf,
  traitsOn,
  type FacesOf,
  type PaintedDie,
  type PipOf,
  type TraitOf,
} from '../die';
import type { PipCaps } from '../face-rules';
import { lessFigures, type Fighter, type Figures } from './encounter';

/** Demands of a hero's skills, followers and gear on the die, beside points, places and caps. */
export interface Demands {
  /** `permits[n]`: his skills are legal with pips of n traits, 0 to 4. */
  readonly permits: readonly boolean[];
  /**
   * Magic pips that one face needs at least, for the points of the summoned followers; 6 if no face could have them.
   */
  readonly magicFace: number;
  /** Pips of the trait that defends that the die must have at least. */
  readonly shieldPips: number;
}

/** Limits of a hero's die. */
export interface DieBounds<Shield extends string> {
  readonly die: PaintedDie<TraitOf<Shield>>;
  /** Points. */
  readonly budget: number;
  readonly caps: PipCaps<PipOf<Shield>>;
  readonly demands: Demands;
}

/** One legal change of a die: a pip more, or one moved to another face. */
export interface PipChange<Pip extends string> {
  readonly pip: Pip;
  /** Where the pip comes from; absent for one more. */
  readonly from?: FaceNumber;
  readonly to: FaceNumber;
}

/** Gain from a change of the die, as the differences of the figures. */
export interface Worth<Pip extends string> {
  readonly change: PipChange<Pip>;
  readonly gain: Figures;
}

const withCount = <Pip extends string>(
  faces: FacesOf<Pip>,
  face: FaceNumber,
  pip: Pip,
  by: number,
): FacesOf<Pip> => ({ ...faces, [face]: { ...faces[face], [pip]: faces[face][pip] + by } });

/** The die after a change. */
export const changed = <Pip extends string>(
  faces: FacesOf<Pip>,
  { pip, from, to }: PipChange<NoInfer<Pip>>,
): FacesOf<Pip> => withCount(from === undefined ? faces : withCount(faces, from, pip, -1), to, pip, 1);

/** Every pip more and every move of one pip that breaks no rule which the die keeps now. */
export const changesWithin = <Shield extends string>(
  faces: FacesOf<PipOf<Shield>>,
  { die, budget, caps, demands: { permits, magicFace } }: DieBounds<Shield>,
): readonly PipChange<PipOf<Shield>>[] => {
  type Pip = PipOf<Shield>;
  const left = budget - pointsOf(die, faces);
  const count = traitsOn(die, faces).length;
  const mayAdd = (pip: Pip): boolean => {
    if (die.costs[pip] > left || pipsOnDie<Pip>(faces, pip) >= caps.die[pip]) return false;
    const isNewTrait = pip !== 'skill' && pipsOnDie<Pip>(faces, pip) === 0;
    return !isNewTrait || permits[count + 1] === true || permits[count] !== true;
  };
  const fits = (face: FaceNumber, pip: Pip): boolean =>
    faces[face][pip] < caps.faces[face][pip] && paintedOn(die, faces[face]) < face;
  const keepsSummoned = (change: PipChange<Pip>): boolean =>
    change.pip !== 'magic' ||
    bestFace<Pip>(changed<Pip>(faces, change), 'magic') >= Math.min(magicFace, bestFace<Pip>(faces, 'magic'));
  return die.pips.flatMap((pip) =>
    faceNumbers
      .filter((to) => fits(to, pip))
      .flatMap((to): readonly PipChange<Pip>[] => [
        ...(mayAdd(pip) ? [{ pip, to }] : []),
        ...faceNumbers
          .filter((from) => from !== to && faces[from][pip] > 0)
          .map((from) => ({ pip, from, to }))
          .filter(keepsSummoned),
      ]),
  );
};

/** Worth of every added and every moved pip. @param figuresOf what two fighters come to with a die of the first */
export const worthWithin = <Shield extends string, Hero extends { readonly faces: FacesOf<PipOf<Shield>> }>(
  own: Fighter<Hero>,
  figures: (faces: FacesOf<PipOf<Shield>>) => Figures,
  bounds: DieBounds<Shield>,
): readonly Worth<PipOf<Shield>>[] => {
  const { faces } = own.hero;
  const now = figures(faces);
  return changesWithin(faces, bounds).map((change) => ({
    change,
    gain: lessFigures(figures(changed<PipOf<Shield>>(faces, change)), now),
  }));
};
