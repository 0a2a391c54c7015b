import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { rollPool, skillPips } from '../attack/roll';
import { announce, playColours, playLine } from '../effects/play';
import { needs, saidOf, unmovedOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import type { Flow, MatchContext } from '../state/match-context';
import { affectedBy, chosenOf, countsUnmoved, spendAttack } from './attacks';

const roll = (match: MatchContext, user: Figure, skill: Skill): Use => {
  const unmoved = unmovedOf(user);
  const use: Use = { skill, user, ...skillPips(match, user, rollPool(match, user, 'skill')), unmoved };
  announce(match, use);
  return use;
};

/** A survival skill in the attack's place. */
export function* useInsteadOfAttack(match: MatchContext, user: Figure, skill: Skill): Flow {
  spendAttack(user);
  if (needs(skill, 'stand-still') || countsUnmoved(skill))
    user.thisTurn = { ...user.thisTurn, isStill: true };
  const use = roll(match, user, skill);
  const targets = affectedBy(match, user, skill);
  yield* playLine(match, use, skill.always ?? [], 1, targets);
  yield* playColours(match, use, yield* chosenOf(match, use, targets));
}

/** A roll for more movement: Hurry keeps the attack, Dash spends it. */
export function* useForMovement(match: MatchContext, user: Figure, skill: Skill): Flow {
  user.thisTurn = { ...user.thisTurn, hasHurried: true };
  const use = roll(match, user, skill);
  yield* playLine(match, use, skill.always ?? [], 1, [user]);
  if (skill.green.some((effect) => effect.act === 'move' && effect.spends === 'attack'))
    user.thisTurn = { ...user.thisTurn, hasAttacked: true };
  const more = saidOf(use, (effect) => (effect.act === 'move' ? effect.by : undefined)) ?? 0;
  if (more === 0) return;
  user.thisTurn = { ...user.thisTurn, added: user.thisTurn.added + more * unit, mayWalk: true };
}
