import { clockOf } from '../lasting/modifiers';
import { figureOf } from '../state/game';
import { worth } from '../values/count';
import { roll, sidesFor, sumOfPips } from '../values/roll';
import type { NamedPlay } from '../state/plays';

/**
 * Each target rolls its Hand: the Skill pips are added to the user's next check whenever that is, one is taken from the
 * target's next check in its next turn (ruling psion-power-drain).
 */
export const powerDrain: NamedPlay = (game, { figures: { gain = 0, loss = 0 } }, context) => {
  const { use } = context;
  const user = figureOf(game, use.user);
  for (const id of use.targets) {
    const target = figureOf(game, id);
    if (target.life !== 'up') continue;
    const pips = sumOfPips(sidesFor(game, target, 'skill'), roll(game, target, use.skill.id));
    const by = pips * worth(game, gain, context, user.id);
    if (by > 0) user.owed = [...(user.owed ?? []), { by, clock: clockOf(game, 'match', user.id, user, 1) }];
    const clock = clockOf(game, { turns: 1, of: 'theirs', at: 'end' }, user.id, target, 1);
    target.owed = [...(target.owed ?? []), { by: -worth(game, loss, context, id), clock }];
  }
  return undefined;
};
