import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { rollPool, skillPips } from '../attack/roll';
import { announce, playColours, playLine } from '../effects/play';
import { needs, saidOf, unmovedOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import type { Flow, Game } from '../state/game';
import { affectedBy, chosenOf, countsUnmoved, spendAttack } from './attacks';

const roll = (game: Game, user: Figure, skill: Skill): Use => {
  const unmoved = unmovedOf(user);
  const use: Use = { skill, user, ...skillPips(game, user, rollPool(game, user, 'skill')), unmoved };
  announce(game, use);
  return use;
};

/** A survival skill in the attack's place. */
export function* useInsteadOfAttack(game: Game, user: Figure, skill: Skill): Flow {
  spendAttack(user);
  if (needs(skill, 'stand-still') || countsUnmoved(skill))
    user.thisTurn = { ...user.thisTurn, isStill: true };
  const use = roll(game, user, skill);
  const targets = affectedBy(game, user, skill);
  yield* playLine(game, use, skill.always ?? [], 1, targets);
  yield* playColours(game, use, yield* chosenOf(game, use, targets));
}

/** A roll for more movement: Hurry keeps the attack, Dash spends it. */
export function* useForMovement(game: Game, user: Figure, skill: Skill): Flow {
  user.thisTurn = { ...user.thisTurn, hasHurried: true };
  const use = roll(game, user, skill);
  yield* playLine(game, use, skill.always ?? [], 1, [user]);
  if (skill.green.some((effect) => effect.act === 'move' && effect.spends === 'attack'))
    user.thisTurn = { ...user.thisTurn, hasAttacked: true };
  const more = saidOf(use, (effect) => (effect.act === 'move' ? effect.by : undefined)) ?? 0;
  if (more === 0) return;
  user.thisTurn = { ...user.thisTurn, added: user.thisTurn.added + more * unit, mayWalk: true };
}
