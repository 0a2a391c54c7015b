import type { NamedEffect } from '../../skills/effects/named';
import { perform } from '../turn/actions';
import { settle } from '../life/falls';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext } from '../state/match-context';
import { loseLife } from '../life/life';
import { actionsOf } from '../turn/offers';
import { costOf } from '../turn/cost';
import { worth } from '../values/count';
import type { Amount } from '../../skills/effects/terms';
import { powerOn } from '../using/power';
import type { EffectContext } from '../state/use';

/**
 * A follower acts until it perishes: each action with a Hand of as many dice as there are Magic pips left on it, and each
 * costs it 1 Life. Nobody reacts before the last.
 */
function* spendItself(match: MatchContext, hand: Amount, context: EffectContext): Flow {
  const figure = figureOf(match, context.target);
  const caster = figureOf(match, context.use.user);
  const dice = worth(match, hand, context, figure.id, yield* powerOn(match, context.use, figure));
  if (dice <= 0) return;
  while (figure.life === 'up' && figure.hand > 0) {
    const life = figure.hand;
    figure.actions = Math.min(2, life);
    const able = actionsOf(match, figure).filter(({ pick }) => pick !== 'end');
    const about = { about: 'skill', figure: figure.id, skill: context.use.skill.id } as const;
    const action = yield* choose(figure.owner, about, able);
    figure.hand = dice;
    yield* perform(match, figure, action);
    const lost = Math.max(0, dice - figure.hand);
    figure.hand = Math.max(0, life - lost);
    loseLife(match, figure, costOf(action), caster.id);
    figure.actions = 0;
    if (caster.hand > 0) yield* settle(match);
  }
}

/** Carried out in the line that says the Hand of its actions. */
export const lastSpark = (
  match: MatchContext,
  { figures }: NamedEffect,
  context: EffectContext,
): Flow | undefined => {
  const hand = figures['hand'];
  return hand === undefined ? undefined : spendItself(match, hand, context);
};
