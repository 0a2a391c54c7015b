import type { HeroDraft } from '../sheet/hero';
import { skillAllowance } from '../rules/allowance';
import { daemonCaps, daemonSlots } from '../rules/followers';
import {
  changesWithin,
  worthWithin,
  type Demands,
  type DieBounds,
  type PipChange,
  type Worth,
} from '../../../painted-die/odds/worth';
import { pipCaps } from '../rules/pip-locks';
import { figuresOf, type Fighter } from './encounter';
import {
  die,
  emptyFaces,
  emptyFace,
  pointBudget,
  traits,
  type Faces,
  type Pip,
  type Trait,
} from '../sheet/pips';

const painted = (used: readonly Trait[], pips: number): Faces =>
  used.reduce<Faces>((faces, trait) => ({ ...faces, 6: { ...faces[6], [trait]: pips } }), {
    ...emptyFaces,
    6: emptyFace,
  });

/** Asks the rules, with dice that have only the pips in question. */
export const demandsOf = (hero: HeroDraft): Demands => {
  const withDie = (used: readonly Trait[], pips: number): HeroDraft => ({
    ...hero,
    faces: painted(used, pips),
  });
  const permits = [0, 1, 2, 3, 4].map((count) => {
    const probe = withDie(traits.slice(0, count), 1);
    return skillAllowance(probe).length === 0 && daemonSlots(probe).length === 0;
  });
  const magicFace = [0, 1, 2, 3, 4, 5].find((pips) =>
    daemonCaps(withDie(['magic'], pips)).every(({ figures }) => figures.reason !== 'points'),
  );
  return { permits, magicFace: magicFace ?? 6, shieldPips: 0 };
};

const boundsOf = (hero: HeroDraft): DieBounds<'defence'> => ({
  die,
  budget: pointBudget,
  caps: pipCaps(hero, 'hero'),
  demands: demandsOf(hero),
});

/** Every pip more and every move of one pip that breaks no rule which the die keeps now. */
export const pipChanges = (hero: HeroDraft): readonly PipChange<Pip>[] =>
  changesWithin(hero.faces, boundsOf(hero));

/** Worth of every further pip and every moved pip against this foe. */
export const worthOfPips = (own: Fighter, foe: Fighter): readonly Worth<Pip>[] =>
  worthWithin(own, figuresOf(own, foe), boundsOf(own.hero));
