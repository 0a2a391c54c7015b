import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import type { Pip } from '@/lib/systems/living/sheet/pips';
import type { FaceNumber } from '@/lib/dice/face';
import type { Brush } from './brush-bar';

/** The die of a hero or follower; the hero's own where there is no such follower. */
export const facesOf = (hero: HeroDraft, owner: Owner): HeroDraft['faces'] =>
  (owner === 'hero' ? undefined : hero.followers[owner.follower]?.faces) ?? hero.faces;

/** Why a pip cannot be painted so, as a sentence, or undefined where it can. */
export const lockOf = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  to: Pip | undefined,
): string | undefined => {
  const issue = to === undefined || to === from ? undefined : living.paintLock(hero, owner, face, from, to);
  return issue && to && words.issues.paintLock(issue, to);
};

/** True where this brush cannot paint such a pip; it can always clear one. */
export const isLocked = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  brush: Brush,
): boolean =>
  brush !== 'eraser' && brush !== from && living.paintLock(hero, owner, face, from, brush) !== undefined;

const costOf = (pip: Pip | undefined): number => (pip === undefined ? 0 : living.pipCosts[pip]);

/** What painting a pip so costs and leaves, or why it cannot be. */
export const hintOf = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  to: Pip | undefined,
): string => {
  const lock = lockOf(hero, owner, face, from, to);
  if (lock !== undefined) return lock;
  const { spent, budget } =
    owner === 'hero' ? living.points(hero) : living.followerPoints(hero, owner.follower);
  const points = budget - spent + costOf(from) - costOf(to);
  const say = words.painting;
  if (to === undefined) return from === undefined ? say.empty : say.clears(from, points);
  return from === undefined ? say.paints(to, costOf(to), points) : say.repaints(from, to, points);
};
