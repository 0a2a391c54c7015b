import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { issueKey } from '../../../issue';
import { apply } from '../sheet/apply';
import { defenceCap } from '../sheet/armoury';
import type { Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { isError, pipRules } from './check';
import { isBuiltAsPet } from './dice';
import type { RuleIssue } from './issue';
import { petCapsOf } from './pets';
import type { Pip } from '../sheet/pips';

/** The most pips of each colour on each face, and of each colour on the whole die. */
export interface PipCaps {
  readonly faces: Readonly<Record<FaceNumber, Readonly<Record<Pip, number>>>>;
  readonly die: Readonly<Record<Pip, number>>;
}

const perFace = <T>(value: (face: FaceNumber) => T): Readonly<Record<FaceNumber, T>> => ({
  1: value(1),
  2: value(2),
  3: value(3),
  4: value(4),
  5: value(5),
  6: value(6),
});

const unbounded = 6;

const colourCaps = (
  hero: HeroDraft,
  owner: Owner,
): { readonly face: Record<Pip, number>; magicOnDie: number } => {
  const free = { defence: unbounded, melee: unbounded, ranged: unbounded, magic: unbounded, skill: 1 };
  if (owner === 'hero') {
    const defence = defenceCap(hero.equipment.armour, hero.equipment.shield);
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
 * How many pips of each colour may stand on each face, 0 to 5, when the one-colour rule is the only other bound
 * (rulings 1, 3, 4, 15, 16); and on the die, where Infinity means that only faces and points bound it.
 */
export const pipCaps = (hero: HeroDraft, owner: Owner): PipCaps => {
  const { face, magicOnDie } = colourCaps(hero, owner);
  return {
    faces: perFace((number) => ({
      defence: Math.min(face.defence, number - 1),
      melee: Math.min(face.melee, number - 1),
      ranged: Math.min(face.ranged, number - 1),
      magic: Math.min(face.magic, number - 1),
      skill: Math.min(face.skill, number - 1),
    })),
    die: {
      defence: Infinity,
      melee: Infinity,
      ranged: face.ranged === 0 ? 0 : Infinity,
      magic: magicOnDie,
      skill: 1,
    },
  };
};

/** Defence pips that armour, shield and the one-colour rule allow on each of the hero's faces; ruling 4. */
export const defenceCaps = (hero: HeroDraft): Readonly<Record<FaceNumber, number>> => {
  const { faces } = pipCaps(hero, 'hero');
  return perFace((number) => faces[number].defence);
};

/** How far an issue of painted pips goes, so that one that was there already can be seen to grow. */
const extent = ({ figures }: RuleIssue): number => {
  if ('spent' in figures) return figures.spent;
  return 'pips' in figures ? figures.pips : 0;
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
  const before = pipErrors(hero);
  return pipErrors(painted).find(
    (issue) => !before.some((old) => issueKey(old) === issueKey(issue) && extent(old) >= extent(issue)),
  );
};

/** The faces on which one more pip of this colour could be painted, the 6-face first. */
export const freeFaces = (hero: HeroDraft, owner: Owner, pip: Pip): readonly FaceNumber[] =>
  [...faceNumbers].reverse().filter((face) => paintLock(hero, owner, face, undefined, pip) === undefined);
