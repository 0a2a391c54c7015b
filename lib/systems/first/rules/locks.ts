import { skillNames } from '#words/systems/first/messages/skill-names';
import { faceNumbersOnCard, type FaceNumber } from '../../../dice/face';
import { traitsOn } from '../../../painted-die/die';
import { capsOf, perFace, unbounded, worseIssue, type PipCaps } from '../../../painted-die/face-rules';
import { apply } from '../sheet/apply';
import type { Owner } from '../sheet/edit';
import { capOfArmour } from '../../../painted-die/equipment';
import { limits, type HeroDraft } from '../sheet/hero';
import { die, type Pip, type Trait } from '../sheet/pips';
import { isSkillId, type CategoryId } from '../skills/ids';
import { isError, pipRules } from './check';
import type { AllowanceReason, RuleIssue } from './issue';
import { categoriesOf, countedSkills, skillAllowance, skillsAllowed } from './skills';

const anyNumber: Readonly<Record<Pip, number>> = {
  armour: Infinity,
  melee: Infinity,
  ranged: Infinity,
  magic: Infinity,
  skill: Infinity,
};

/** How many pips of each colour each face and the die can have, apart from points. */
export const pipCaps = (hero: HeroDraft, owner: Owner): PipCaps<Pip> => {
  const { armour, shield } = hero.equipment;
  const skill = owner === 'hero' ? 1 : 0;
  const free = { armour: unbounded, melee: unbounded, ranged: unbounded, magic: unbounded, skill };
  return capsOf(owner === 'hero' ? { ...free, armour: capOfArmour(armour, shield) } : free, {
    ...anyNumber,
    skill,
  });
};

/** Armour pips that armour, shield and the one-colour rule allow on each of the hero's faces. */
export const armourCaps = (hero: HeroDraft): Readonly<Record<FaceNumber, number>> => {
  const { faces } = pipCaps(hero, 'hero');
  return perFace((number) => faces[number].armour);
};

const pipErrors = (hero: HeroDraft): readonly RuleIssue[] =>
  pipRules.flatMap((rule) => rule(hero)).filter(isError);

/**
 * Why a pip cannot be painted so: the first error of points, faces or armour that painting would bring or make worse;
 * undefined when it is free to paint.
 * @param from the colour that the pip has now, undefined for an unpainted one
 */
export const paintLock = (
  hero: HeroDraft,
  owner: Owner,
  face: FaceNumber,
  from: Pip | undefined,
  to: Pip,
): RuleIssue | undefined => {
  const painted = apply(hero, { edit: 'paint', owner, face, from, to });
  return painted === hero ? undefined : worseIssue(pipErrors(hero), pipErrors(painted));
};

/** The faces on which one more pip of this colour could be painted, the 6-face first. */
export const freeFaces = (hero: HeroDraft, owner: Owner, pip: Pip): readonly FaceNumber[] =>
  faceNumbersOnCard.filter((face) => paintLock(hero, owner, face, undefined, pip) === undefined);

/** Number of skills that the die allows, and how many are left. */
export interface SkillRoom {
  readonly traits: readonly Trait[];
  readonly categories: readonly CategoryId[];
  readonly slots: { readonly used: number; readonly most: number };
}

export const skillRoom = (hero: HeroDraft): SkillRoom => {
  const counted = countedSkills(hero.skills);
  return {
    traits: traitsOn(die, hero.faces),
    categories: categoriesOf(counted),
    slots: { used: counted.length, most: skillsAllowed(hero) },
  };
};

/** Why a skill is unavailable. */
export type SkillLock =
  | { readonly lock: 'unknown'; readonly id: string }
  | { readonly lock: 'chosen'; readonly name: string }
  | { readonly lock: 'list-full'; readonly limit: number }
  | { readonly lock: 'allowance'; readonly reason: AllowanceReason };

/** Why a skill is unavailable; undefined if adding it breaks no rule of skills. */
export const skillLock = (hero: HeroDraft, id: string): SkillLock | undefined => {
  if (!isSkillId(id)) return { lock: 'unknown', id };
  if (hero.skills.includes(id)) return { lock: 'chosen', name: skillNames[id] };
  if (hero.skills.length >= limits.skills) return { lock: 'list-full', limit: limits.skills };
  const [issue] = skillAllowance({ ...hero, skills: [...hero.skills, id] });
  return issue && { lock: 'allowance', reason: issue.figures };
};
