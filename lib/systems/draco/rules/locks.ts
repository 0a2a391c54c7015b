import { worseIssue } from '../../../painted-die/face-rules';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import type { Draft } from '../sheet/sheet';
import { findSlayerSkill } from '../skills/slayers';
import { check } from './check';
import type { RuleIssue } from './issue';

const ofPips = ['points-budget', 'face-capacity', 'shield-cap'];

const pipErrors = (draft: Draft): readonly RuleIssue[] =>
  check(draft).filter(({ rule }) => ofPips.includes(rule));

/** The first error of points, places or shields that a stroke would bring or make worse; undefined where it is free. */
export const paintLock = (
  draft: Draft,
  stroke: Extract<Edit, { readonly edit: 'paint' }>,
): RuleIssue | undefined => {
  const painted = apply(draft, stroke);
  return painted === draft ? undefined : worseIssue(pipErrors(draft), pipErrors(painted));
};

/** Why a slayer cannot learn a skill. */
export type SkillLock = 'chosen' | 'attack' | 'full';

export const skillLock = (draft: Draft, id: string, most: number): SkillLock | undefined => {
  if (draft.kind !== 'slayer') return 'full';
  if (draft.skills.includes(id)) return 'chosen';
  const needs = findSlayerSkill(id)?.needs;
  if (needs !== undefined && needs !== draft.attack) return 'attack';
  return draft.skills.length >= most ? 'full' : undefined;
};
