import { ruleAbout } from '../../skills/school-rules';
import { worth } from '../values/count';
import { fallDead } from '../life/falls';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { diceBehind, poolOf } from '../values/hand';
import { taken } from '../life/life';
import { whoIs } from './targets';
import type { EffectContext, Use } from '../state/use';

/** Life that a skill's green line is about to take from its user. */
function* aboutToLose(match: MatchContext, context: EffectContext): Flow<number> {
  const { use } = context;
  let sum = 0;
  let affected = 0;
  for (const effect of use.skill.green ?? []) {
    if (!('act' in effect)) continue;
    if (effect.act === 'heal') {
      const healed = (yield* whoIs(match, effect.whom, context)).map((id) => figureOf(match, id));
      affected = healed.filter((each) => each.hand < poolOf(match, each)).length;
    }
    if (effect.act === 'lose' && effect.whom === 'you')
      sum += worth(
        match,
        effect.amount,
        { ...context, use: { ...use, outcome: { ...use.outcome, affected } } },
        use.user,
      );
  }
  return sum;
}

/**
 * Paying the last Life for a spell of this kind counts as more Skill pips; a spell that fails gains nothing (school
 * rule "lethal-cost").
 */
export function* addForLethalCost(match: MatchContext, figure: Figure, use: Use): Flow {
  const rule = ruleAbout(use.skill, 'lethal-cost');
  if (!rule) return;
  const context: EffectContext = { use, line: 'green', scale: use.green, target: use.targets[0] ?? use.user };
  const cost = yield* aboutToLose(match, context);
  if (
    !use.outcome.isLethal &&
    (cost <= 0 || taken(match, figure, cost) < figure.hand + diceBehind(match, figure))
  )
    return;
  use.outcome.isLethal = true;
  use.green += rule.pipsOfSuccess.fixed;
}

/** Paying the last Life kills at once (ruling 29): Life the spell restores comes too late. */
export function* dieOfCost(match: MatchContext, figure: Figure, use: Use): Flow {
  if (!use.outcome.isLethal || figure.life !== 'up' || !ruleAbout(use.skill, 'lethal-cost')) return;
  figure.hand = 0;
  yield* fallDead(match, figure);
}
