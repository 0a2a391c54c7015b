import { endNextAttack } from './after-hit';
import { strike } from './attack';
import { newAttack } from './new-attack';
import { worth } from '../values/count';
import { choose, figureOf, type ActPlay } from '../state/match-context';
import { isHit } from '../state/use';

/**
 * Daggers in place of the skill's own attack, at its targets one by one: each attacks with the stated RAV and whatever
 * changes the thrower's, and is answered and defended on its own (ruling dirty-tricks-dancing-daggers).
 */
export const throwDaggers: ActPlay<'throw-daggers'> = function* (match, { daggers, value }, context) {
  const { use } = context;
  const thrower = figureOf(match, use.user);
  const count = worth(match, daggers, context, use.user);
  let hasHit = false;
  for (let nth = 0; nth < count && thrower.life === 'up' && thrower.hand > 0; nth += 1) {
    const able = use.targets.filter((id) => {
      const { life, hand } = figureOf(match, id);
      return life === 'up' && hand > 0;
    });
    if (able.length === 0) break;
    const { figure: at } = yield* choose(
      thrower.owner,
      { about: 'target', figure: thrower.id, skill: use.skill.id, nth },
      able.map((figure) => ({ pick: 'figure' as const, figure })),
    );
    const attack = newAttack(thrower, figureOf(match, at), 'ranged', 'RAV', undefined, true);
    attack.stated = worth(match, value, context, at);
    attack.total = use.origin.order?.stronger ?? 0;
    // The least that an order promises is for its own target, and once.
    const isOwn = at === use.targets[0];
    attack.atLeast = isOwn && !use.attack ? (use.origin.order?.atLeast ?? 0) : 0;
    yield* strike(match, attack);
    if (!isHit(attack)) continue;
    hasHit = true;
    // The skill hits where one of them hits its own target.
    if (isOwn) use.attack ??= attack;
  }
  if (hasHit) yield* endNextAttack(match, thrower);
};
