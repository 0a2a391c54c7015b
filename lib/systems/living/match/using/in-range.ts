import { amountOf } from '../../../../effects/amount';
import { figureOf, type MatchContext } from '../state/match-context';
import { type Use, pipsOf } from '../state/use';
import { needsMagicPip, type Skill } from '../../skills/school';
import { reachBetween, unit } from '../../../../table/table';
import type { Failure } from '../state/event';
import type { Short } from '../state/option';
import type { Figure } from '../state/figure';
import { focusOf } from '../life/bond';
import { waives } from '../entries/parameters';
import { gap, inContact, isInReach, isWithin } from '../geometry/where';
import { ruleAbout } from '../../skills/school-rules';
import { refuses } from '../entries/riding';

/** Whether a skill comes too late: its target has been dead for more of its own turns than the green line allows. */
const isTooLate = (match: MatchContext, { skill, targets, green, user }: Use): boolean => {
  const { life, fallen } = figureOf(match, targets[0] ?? user);
  return (
    life === 'dead' &&
    (skill.green ?? []).some(
      (effect) =>
        'parameter' in effect &&
        effect.parameter === 'dead-at-most' &&
        fallen > amountOf(effect.turns, green, () => 0),
    )
  );
};

/** Whether a skill's reach around its user is its range. */
const isAround = ({ green = [] }: Skill): boolean =>
  green.some((effect) => 'parameter' in effect && effect.parameter === 'reach' && effect.of === 'you');

/** # that a spell or Voodoo of this many Magic pips reaches; no limit for what is no spell and names none. */
const rangeOf = ({ hand }: Figure, use: Use): number => {
  const { skill, green } = use;
  const magic = pipsOf(use);
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of skill[line] ?? [])
      if ('parameter' in effect && effect.parameter === 'range')
        return amountOf(effect.max, line === 'blue' ? magic : line === 'green' ? green : 1, () => hand);
  if (waives(skill, 'everything')) return Infinity;
  const rule = ruleAbout(skill, 'range');
  if (rule) return magic === 0 ? 0 : rule.perMagicPip.fixed * magic;
  return skill.class.endsWith('Spell') && needsMagicPip(skill) ? 5 * magic : Infinity;
};

/** Whether the first target lies where the chosen die leads; chapter "Magic", ruling 24. */
export const isInRange = (match: MatchContext, figure: Figure, use: Use): boolean =>
  reaches(match, figure, use, figureOf(match, use.targets[0] ?? figure.id));

/** Whether a target lies where the chosen die leads. */
export const reaches = (match: MatchContext, figure: Figure, use: Use, target: Figure): boolean => {
  const { skill } = use;
  if (target === figure) return true;
  // A reach around the user counts as the range.
  if (isAround(skill)) return isInReach(figure, target, use.reach);
  const most = rangeOf(figure, use);
  const leadsThere = (from: Figure): boolean =>
    isWithin(from, target, most) || (most === 0 && inContact(from, target));
  if (most === Infinity || leadsThere(figure)) return true;
  const focus = focusOf(match, figure, skill);
  return focus !== undefined && leadsThere(focus);
};

/** How far the chosen die leads, and how far away the target is, as that is measured; both in #. */
export const shortfall = (figure: Figure, use: Use, target: Figure): Omit<Short, 'value'> =>
  isAround(use.skill)
    ? { reach: use.reach, away: reachBetween(figure.at, target.at) / unit }
    : { reach: rangeOf(figure, use), away: gap(figure, target) / unit };

/** Why a skill doesn't work with the pips that were counted; undefined where it does. */
export const failureOf = (
  match: MatchContext,
  figure: Figure,
  use: Use,
  against: Figure,
): Failure | undefined => {
  if (use.green === 0) return 'no-skill-pip';
  if (needsMagicPip(use.skill) && use.skill.blue !== undefined && pipsOf(use) === 0) return 'no-magic-pip';
  if (!isInRange(match, figure, use)) return 'too-far';
  if (isTooLate(match, use)) return 'too-late';
  return refuses(against, use.skill) ? 'refused' : undefined;
};
