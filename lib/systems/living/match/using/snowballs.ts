import { oncePer } from '../../../../once-per';
import type { SchoolRule } from '../../skills/school-rule';
import { ruleAbout } from '../../skills/school-rules';
import type { Skill } from '../../skills/school';
import { countersOf, type Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { wants, type MatchContext } from '../state/match-context';
import { restoreLife } from '../life/life';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { held } from '../values/properties';
import type { Use } from '../state/use';

type SnowballRule = Extract<SchoolRule, { rule: 'snowball' }>;

/** The rule of a skill that throws a snowball; undefined for any other. */
export const snowballOf = oncePer((skill: Skill): SnowballRule | undefined => ruleAbout(skill, 'snowball'));

/** Damage that a snowball deals besides. */
export const moreOf = (skill: Skill, target: Figure): number => {
  const more = snowballOf(skill)?.more;
  return more && countersOf(target, more.against) > 0 ? more.damage.fixed : 0;
};

/** Whether a figure that need not suffer from snowballs wants to ignore this one; asked once (ruling snowfall-igloo). */
export function* ignoresSnowball(match: MatchContext, use: Use, figure: Figure): Flow<boolean> {
  const before = use.ignored.get(figure.id);
  if (before !== undefined) return before;
  const may = held(match, figure, 'immune').some(({ property }) => property.to === 'snowballs');
  const about = { about: 'may', figure: figure.id, skill: use.skill.id, what: 'ignore' } as const;
  const ignores = may && (yield* wants(figure.owner, about));
  use.ignored.set(figure.id, ignores);
  return ignores;
}

/**
 * A snowball is thrown, with some Skill pips at least. It mends a snowman, whatever kind of snowball it is; anybody else
 * may have something that stops it (chapter "Followers: Snowman", ruling snowfall-dodge).
 * @returns whether that was all
 */
export function* isStoppedOnTheWay(match: MatchContext, use: Use, target: Figure): Flow<boolean> {
  if (target.kind === 'snowman') {
    if (!(yield* ignoresSnowball(match, use, target)))
      restoreLife(match, target, use.green, use.user, use.skill.id);
    return true;
  }
  const moment = 'snowball-thrown-at-you';
  const trigger = triggerOf(moment, use.user, { target: target.id, use });
  yield* fire(match, target, moment, trigger);
  return trigger.isStopped;
}
