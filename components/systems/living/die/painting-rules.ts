import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { painting } from '@/lib/systems/living/messages/en/painting';
import { followerPoints } from '@/lib/systems/living/rules/followers';
import { paintLock } from '@/lib/systems/living/rules/pip-locks';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { pipCosts, pointBudget, pointsSpent, type Pip } from '@/lib/systems/living/sheet/pips';
import type { Brush } from './arrangement';

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
  const issue = to === undefined || to === from ? undefined : paintLock(hero, owner, face, from, to);
  return issue && to && issues.paintLock(issue, to);
};

/** True where this brush cannot paint such a pip; it can always clear one. */
export const isLocked = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  brush: Brush,
): boolean => brush !== 'eraser' && brush !== from && paintLock(hero, owner, face, from, brush) !== undefined;

const costOf = (pip: Pip | undefined): number => (pip === undefined ? 0 : pipCosts[pip]);

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
    owner === 'hero'
      ? { spent: pointsSpent(hero.faces), budget: pointBudget }
      : followerPoints(hero, owner.follower);
  const points = budget - spent + costOf(from) - costOf(to);
  const say = painting;
  if (to === undefined) return from === undefined ? say.empty : say.clears(from, points);
  return from === undefined ? say.paints(to, costOf(to), points) : say.repaints(from, to, points);
};

const largestFirst = [...faceNumbers].reverse();

/** How many more pips of this colour the rules and the points let a player paint, the largest faces first. */
export const freePips = (hero: HeroDraft, owner: Owner, pip: Pip): number => {
  let draft = hero;
  let painted = 0;
  for (const face of largestFirst) {
    for (let tries = 0; tries < face; tries += 1) {
      if (paintLock(draft, owner, face, undefined, pip)) break;
      draft = apply(draft, { edit: 'paint', owner, face, to: pip });
      painted += 1;
    }
  }
  return painted;
};
