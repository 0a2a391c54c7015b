import { type HeroDraft, zHero } from '../sheet/hero';
import { skillAllowance } from './allowance';
import { skillEquipment, wysiwygWeapon } from './equipment';
import { daemonCaps, daemonSlots, followerUnsupported, petTraining } from './followers';
import type { RuleIssue } from './issue';
import { petCaps } from './pets';
import { armourCap, faceCapacity, oneColourFace, pointsBudget, skillPipCount, unspentPoints } from './pips';
import { idleSkill, noMagicPip, noSkillPip, skillDuplicate, skillUnknown } from './skills';
import { snowfallMix } from './snowfall';
import { legalBy } from '../../legal';

type RuleCheck = (hero: HeroDraft) => readonly RuleIssue[];

/** The rules that speak of painted pips: what painting a pip can break. */
export const pipRules: readonly RuleCheck[] = [
  pointsBudget,
  faceCapacity,
  oneColourFace,
  armourCap,
  skillPipCount,
  petCaps,
  daemonCaps,
];

const otherRules: readonly RuleCheck[] = [
  skillAllowance,
  skillUnknown,
  skillDuplicate,
  skillEquipment,
  petTraining,
  daemonSlots,
  followerUnsupported,
  snowfallMix,
  unspentPoints,
  noSkillPip,
  noMagicPip,
  wysiwygWeapon,
  idleSkill,
];

const rules: readonly RuleCheck[] = [...pipRules, ...otherRules];

/** The one gate between draft and legal: every rule whose condition holds, errors before warnings. Never throws. */
export const check = (hero: HeroDraft): readonly RuleIssue[] => rules.flatMap((rule) => rule(hero));

export const isError = (issue: RuleIssue): boolean => issue.severity === 'error';

export const isLegal = (hero: HeroDraft): boolean => !check(hero).some(isError);

/** A legal hero: the gate for whatever comes from outside; who edits a hero asks `check` directly. */
export const zLegalHero = legalBy(zHero, check);
