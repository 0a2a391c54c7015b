import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { worseIssue, capsOf, perFace, unbounded, type PipCaps } from '../../../painted-die/face-rules';

import { apply } from '../sheet/apply';
import { capOfArmour } from '../../../painted-die/equipment';
import type { Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { isError, pipRules } from './check';
import { isBuiltAsPet } from './dice';
import type { RuleIssue } from './issue';
import { petCapsOf } from './pets';
import type { Pip } from '../sheet/pips';

const colourCaps = (
  hero: HeroDraft,
  owner: Owner,
): { readonly face: Record<Pip, number>; magicOnDie: number } => {
  const free = { defence: unbounded, melee: unbounded, ranged: unbounded, magic: unbounded, skill: 1 };
  if (owner === 'hero') {
    const defence = capOfArmour(hero.equipment.armour, hero.equipment.shield);
    return { face: { ...free, defence }, magicOnDie: Infinity };
  }
  const follower = hero.followers[owner.follower];
  if (follower === undefined || !isBuiltAsPet(follower)) {
    return { face: { ...free, ranged: 0 }, magicOnDie: Infinity };
  }
  const { defence, melee, magic, magicOnDie } = petCapsOf(follower);
  return { face: { defence, melee, ranged: 0, magic, skill: 1 }, magicOnDie };
};

/**
 * How many pips of each colour each face can have, 0 to 5, if the one-colour rule is the only other limit
 * (rulings 1, 3, 4, 15, 16); and the die, where Infinity means that only faces and points limit it.
 */
export const pipCaps = (hero: HeroDraft, owner: Owner): PipCaps<Pip> => {
  const { face, magicOnDie } = colourCaps(hero, owner);
  return capsOf(face, {
    defence: Infinity,
    melee: Infinity,
    ranged: face.ranged === 0 ? 0 : Infinity,
    magic: magicOnDie,
    skill: 1,
  });
};

/** Defence pips that armour, shield and the one-colour rule allow on each of the hero's faces; ruling 4. */
export const defenceCaps = (hero: HeroDraft): Readonly<Record<FaceNumber, number>> => {
  const { faces } = pipCaps(hero, 'hero');
  return perFace((number) => faces[number].defence);
};

const pipErrors = (hero: HeroDraft): readonly RuleIssue[] =>
  pipRules
    .flatMap((rule) => rule(hero))
    .filter(
      (issue) => isError(issue) && !(issue.rule === 'pet-caps' && issue.figures.reason === 'no-ability'),
    );

/**
 * Why a pip cannot be painted so: the first error of points, faces, armour or followers' caps that painting would bring
 * or make worse; undefined when it is free to paint.
 * @param from the colour that the pip has now, undefined for an unpainted one.
 */
export const paintLock = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  to: Pip,
): RuleIssue | undefined => {
  const painted = apply(hero, { edit: 'paint', owner, face, from, to });
  if (painted === hero) return undefined;
  return worseIssue(pipErrors(hero), pipErrors(painted));
};

/** The faces on which one more pip of this colour could be painted, the 6-face first. */
export const freeFaces = (hero: HeroDraft, owner: Owner, pip: Pip): readonly FaceNumber[] =>
  [...faceNumbers].reverse().filter((face) => paintLock(hero, owner, face, undefined, pip) === undefined);
