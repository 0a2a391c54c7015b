import { faceNumbers, type FaceNumber } from '../../../dice/face';
import type { HeroDraft } from '../sheet/hero';
import { bestFace, pipsOnDie } from '../../../pip-hero/die';
import {
  pipCosts,
  pips,
  pipsOnFace,
  pointBudget,
  pointsSpent,
  traitsUsed,
  type Faces,
  type Pip,
} from '../sheet/pips';
import type { PipCaps } from '../../../pip-hero/face-rules';
import { pipCaps } from '../rules/pip-locks';
import { demandsOf } from './demands';
import { figuresOf, type Fighter, type Figures } from './encounter';

/** One legal change of a die: a pip more, or one moved to another face. */
export interface PipChange {
  readonly pip: Pip;
  /** Where the pip comes from; absent for one more. */
  readonly from?: FaceNumber;
  readonly to: FaceNumber;
}

/** What a change of the die brings: the figures' differences. */
export interface Worth {
  readonly change: PipChange;
  readonly gain: Figures;
}

const withCount = (faces: Faces, face: FaceNumber, pip: Pip, by: number): Faces => ({
  ...faces,
  [face]: { ...faces[face], [pip]: faces[face][pip] + by },
});

/** The die after a change. */
export const changed = (faces: Faces, { pip, from, to }: PipChange): Faces =>
  withCount(from === undefined ? faces : withCount(faces, from, pip, -1), to, pip, 1);

const fits = (faces: Faces, caps: PipCaps<Pip>, face: FaceNumber, pip: Pip): boolean =>
  faces[face][pip] < caps.faces[face][pip] && pipsOnFace(faces[face]) < face;

/** Every pip more and every move of one pip that breaks no rule which the die keeps now. */
export const pipChanges = (hero: HeroDraft): readonly PipChange[] => {
  const { faces } = hero;
  const caps = pipCaps(hero, 'hero');
  const { permits, magicFace } = demandsOf(hero);
  const left = pointBudget - pointsSpent(faces);
  const count = traitsUsed(faces).length;
  const mayAdd = (pip: Pip): boolean => {
    if (pipCosts[pip] > left || pipsOnDie(faces, pip) >= caps.die[pip]) return false;
    const isNewTrait = pip !== 'skill' && pipsOnDie(faces, pip) === 0;
    return !isNewTrait || permits[count + 1] === true || permits[count] !== true;
  };
  const keepsDaemon = (change: PipChange): boolean =>
    change.pip !== 'magic' ||
    bestFace(changed(faces, change), 'magic') >= Math.min(magicFace, bestFace(faces, 'magic'));
  return pips.flatMap((pip) =>
    faceNumbers
      .filter((to) => fits(faces, caps, to, pip))
      .flatMap((to): readonly PipChange[] => [
        ...(mayAdd(pip) ? [{ pip, to }] : []),
        ...faceNumbers
          .filter((from) => from !== to && faces[from][pip] > 0)
          .map((from) => ({ pip, from, to }))
          .filter(keepsDaemon),
      ]),
  );
};

const minus = (a: Figures, b: Figures): Figures => ({
  damage: a.damage - b.damage,
  lost: a.lost - b.lost,
  green: a.green - b.green,
});

/** What another die would change against this foe. */
export const gainOf = (own: Fighter, foe: Fighter, faces: Faces): Figures => {
  const figures = figuresOf(own, foe);
  return minus(figures(faces), figures(own.hero.faces));
};

/** What every pip more and every moved pip is worth against this foe. */
export const worthOfPips = (own: Fighter, foe: Fighter): readonly Worth[] => {
  const figures = figuresOf(own, foe);
  const now = figures(own.hero.faces);
  return pipChanges(own.hero).map((change) => ({
    change,
    gain: minus(figures(changed(own.hero.faces, change)), now),
  }));
};
