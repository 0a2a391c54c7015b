import {
  gearBeyond,
  paintable,
  type DieLook,
  type PaintableDie,
} from '@/components/painted-die/die/paintable';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { issues } from '#words/systems/living/messages/issues';
import { painting, paintKeys } from '#words/systems/living/messages/panels';
import { followerPoints } from '@/lib/systems/living/rules/followers';
import { paintLock } from '@/lib/systems/living/rules/pip-locks';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Edit, Owner } from '@/lib/systems/living/sheet/edit';
import type { Follower } from '@/lib/systems/living/sheet/follower';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { die, pointBudget, pointsSpent, type Pip } from '@/lib/systems/living/sheet/pips';
import { faceConcerned } from '../places';

/** How the dice of the Living Rulebook look and are described. */
export const dieLook: DieLook<Pip> = {
  pips: die.pips,
  costs: die.costs,
  painted: paintedPips,
  words: painting,
  keys: paintKeys,
  brush: 'melee',
};

/** The look as shared views take it. */
export const sharedLook = dieLook as unknown as DieLook;

/** Owner of a die; the hero if there is no such follower. */
const ownerOf = (hero: HeroDraft, owner: Owner): HeroDraft | Follower =>
  (owner === 'hero' ? undefined : hero.followers[owner.follower]) ?? hero;

/** The die of a hero or of one of his followers, to be painted. */
export const dieOf = (owner: Owner): PaintableDie =>
  paintable<HeroDraft, Edit, Pip>({
    id: owner === 'hero' ? 'hero' : `follower ${owner.follower}`,
    look: dieLook,
    ownerOf: (hero) => ownerOf(hero, owner),
    pointsOf: (hero) =>
      owner === 'hero'
        ? { spent: pointsSpent(hero.faces), budget: pointBudget }
        : followerPoints(hero, owner.follower),
    lockOf: (hero, face, from, to) => {
      const issue = paintLock(hero, owner, face, from, to);
      return issue && issues.paintLock(issue, to);
    },
    stroke: (face, from, to, at) => ({ edit: 'paint', owner, face, from, to, at }),
    apply,
    gear: ({ equipment }) => (owner === 'hero' ? gearBeyond(equipment) : []),
    faceAt: (path) => faceConcerned(path, owner),
    // Followers can be told apart by their places until one comes or goes.
    staysIn: (before, after) => owner === 'hero' || before.followers.length === after.followers.length,
    sharesHover: owner === 'hero',
  });
