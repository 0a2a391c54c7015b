import type { When } from '../../skills/effects/effect';
import type { TargetState } from '../../skills/effects/terms';
import { opponentsInContact } from '../geometry/where';
import { isNamedCheck, namedChecks } from '../named/named-checks';
import type { Figure } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { isHit, type Attack, type EffectContext } from '../state/use';

const isTarget = (state: TargetState, target: Figure, attack: Attack | undefined): boolean => {
  switch (state) {
    case 'enchanted':
      return target.auras.some(({ kind }) => kind === 'enchantment');
    case 'has-condition':
      return (attack?.target === target.id ? attack.hadCondition : undefined) ?? target.conditions.length > 0;
    case 'used-skill-last-turn':
      return target.thisTurn.usedSkill;
  }
};

/** Whether a condition of an entry holds in a line. */
export const holds = (match: MatchContext, asked: When, context: EffectContext): boolean => {
  const { use, trigger } = context;
  const attack = use.attack ?? trigger?.attack;
  switch (asked.when) {
    case 'hits': {
      const of = asked.of === undefined ? attack : use.ordered;
      return of !== undefined && isHit(of);
    }
    case 'kills':
      return attack?.kills ?? false;
    case 'damages':
      return (attack?.damage ?? 0) > 0;
    case 'in-contact-with-opponent-after-moving':
      return opponentsInContact(match, figureOf(match, use.user)).length > 0;
    case 'target-is':
      return isTarget(asked.is, figureOf(match, context.target), attack);
    case 'pet-attacks-this-turn':
    case 'pet-has-more-life':
    case 'you-have-more-life-than-pet':
      return namedChecks[asked.when].holds(match, use);
  }
};

/** Stores the effects of a condition that may still come true. */
export const waitFor = (match: MatchContext, { when }: When, { use }: EffectContext): void => {
  if (isNamedCheck(when)) namedChecks[when].waits?.(match, use);
};
