import {
  gearBeyond,
  paintable,
  type DieLook,
  type PaintableDie,
} from '@/components/painted-die/die/paintable';
import { faceNumbers } from '@/lib/dice/face';
import { pointsOf } from '@/lib/painted-die/die';
import type { DieOwner } from '@/lib/painted-die/pip-places';
import { paintedPips } from '@/lib/systems/first/cards/painted-pips';
import { paintLockSentence } from '#words/systems/first/messages/issues';
import { painting, paintKeys } from '#words/systems/first/messages/panels';
import { paintLock } from '@/lib/systems/first/rules/locks';
import { budgetOf } from '@/lib/systems/first/rules/pips';
import { apply } from '@/lib/systems/first/sheet/apply';
import type { Edit, Owner } from '@/lib/systems/first/sheet/edit';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import { die, emptyFaces, type Pip } from '@/lib/systems/first/sheet/pips';

/** How the dice of the first edition look and are described. */
export const heroLook: DieLook<Pip> = {
  pips: die.pips,
  costs: die.costs,
  painted: paintedPips,
  words: painting,
  keys: paintKeys,
  brush: 'melee',
};

/** The look as shared views take it. */
export const sharedLook = heroLook as unknown as DieLook;

const ownerOf = (hero: HeroDraft, owner: Owner): DieOwner<Pip> =>
  owner === 'hero' ? hero : (hero.fiend ?? { faces: emptyFaces });

/** The die of the hero or of his first fiend, to be painted. */
const dieOf = (owner: Owner): PaintableDie =>
  paintable<HeroDraft, Edit, Pip>({
    id: owner,
    look: heroLook,
    ownerOf: (hero) => ownerOf(hero, owner),
    pointsOf: (hero) => ({ spent: pointsOf(die, ownerOf(hero, owner).faces), budget: budgetOf(hero, owner) }),
    lockOf: (hero, face, from, to) => {
      const issue = paintLock(hero, owner, face, from, to);
      return issue && paintLockSentence(issue, to);
    },
    stroke: (face, from, to, at) => ({ edit: 'paint', owner, face, from, to, at }),
    apply,
    gear: ({ equipment }) => (owner === 'hero' ? gearBeyond(equipment) : []),
    faceAt: (path) => {
      const [root, face] = owner === 'hero' ? path : path.slice(1);
      if (root !== 'faces' || (owner === 'fiend' && path[0] !== 'fiend')) return undefined;
      return faceNumbers.find((number) => String(number) === String(face));
    },
    staysIn: (before, after) =>
      owner === 'hero' || (before.fiend === undefined) === (after.fiend === undefined),
    sharesHover: owner === 'hero',
  });

export const heroDie = dieOf('hero');
export const fiendDie = dieOf('fiend');
