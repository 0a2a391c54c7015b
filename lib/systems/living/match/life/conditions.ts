import type { Condition } from '../../skills/effects/terms';
import { isUndead, type Figure, type FigureId } from '../state/figure';
import { partnerOf } from '../state/mounts';
import type { MatchContext } from '../state/match-context';
import { held } from '../values/properties';
import { loseLife } from './life';
import { statement } from '../entries/statements';
import { seePool } from '../values/hand';

/** Whether a figure receives no counters of a condition. */
export const isImmune = (match: MatchContext, figure: Figure, condition: Condition): boolean => {
  if (isUndead(figure)) return true;
  return held(match, figure, 'immune').some(
    ({ property }) =>
      property.to === 'conditions' ||
      (property.to === 'knockdown' && condition === 'knockdown') ||
      (property.to === 'burning' && condition === 'burning'),
  );
};

/** Whether the counters that a figure has do it no harm: what only keeps off further ones does not help against those. */
export const isProof = (match: MatchContext, figure: Figure, condition: Condition): boolean =>
  isUndead(figure) || held(match, figure, 'immune').some(({ property }) => property.to === condition);

/**
 * Gives counters of a condition, which becomes the newest one; each Burning counter costs 2 Life at once. Chapter
 * "Conditions and Statuses", ruling 22 for skills.
 * @param skill whose line gives them
 * @returns the counters received
 */
export const giveCondition = (
  match: MatchContext,
  figure: Figure,
  condition: Condition,
  count: number,
  by: FigureId,
  skill?: string,
): number => {
  if (count <= 0 || figure.life !== 'up' || isImmune(match, figure, condition)) return 0;
  const ofSkill = skill === undefined ? {} : { skill };
  const before = figure.conditions.find((suffered) => suffered.condition === condition)?.count ?? 0;
  figure.conditions = [
    ...figure.conditions.filter((suffered) => suffered.condition !== condition),
    { condition, count: before + count },
  ];
  match.host.emit({ type: 'condition', figure: figure.id, condition, count, by, ...ofSkill });
  if (condition === 'knockdown')
    // A rider does not keep his feet where his mount is down.
    for (const one of [figure, partnerOf(match, figure)])
      if (one && one.modifiers.length > 0)
        one.modifiers = one.modifiers.filter(
          ({ says }) => !statement(says).says.or?.includes('knocked-down'),
        );
  if (condition === 'deep-wound') seePool(match, figure);
  if (condition === 'burning') loseLife(match, figure, 2 * count, by, ofSkill);
  return count;
};

/** `giveCondition` from a skill aimed at the figure, which Firm Stand may stop. */
export const giveAimed: typeof giveCondition = (match, figure, condition, count, by, skill) =>
  held(match, figure, 'immune').some(({ property }) => property.to === 'targeted-conditions')
    ? 0
    : giveCondition(match, figure, condition, count, by, skill);

/**
 * Takes counters of a condition off.
 * @param count all of them where it is left out
 * @returns the counters taken
 */
export const takeCondition = (
  match: MatchContext,
  figure: Figure,
  condition: Condition,
  count = Infinity,
): number => {
  const before = figure.conditions.find((suffered) => suffered.condition === condition)?.count ?? 0;
  const taken = Math.min(before, count);
  if (taken <= 0) return 0;
  figure.conditions = figure.conditions.flatMap((suffered) =>
    suffered.condition !== condition
      ? [suffered]
      : before > taken
        ? [{ condition, count: before - taken }]
        : [],
  );
  match.host.emit({ type: 'cured', figure: figure.id, condition, count: taken });
  if (condition === 'deep-wound') seePool(match, figure);
  // The oldest first: what comes in this turn burns to the end of the next one.
  if (condition === 'burning') figure.alight = Math.max(0, figure.alight - taken);
  return taken;
};
