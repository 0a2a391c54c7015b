import { clockOf } from '../lasting/clock';
import { figureOf, sheetOf, standing, type Game, type NamedPlay } from '../state/game';
import { worth } from '../values/count';
import { sumOf } from '../../../../painted-die/match/roll';
import { roll, sidesFor } from '../values/roll';

import { addAura } from '../lasting/modifiers';
import { isInReach, onSameLevel, inEarshotFrom } from '../geometry/where';
import { coverCounters } from '../lasting/covering';
import type { Flow } from '../state/flow';
import { hearers } from '../using/hearing';
import { afterMovementAction } from '../movement/on-the-way';
import { move } from '../movement/move';
import { loadOnTheMove } from '../attack/loading';
import type { EffectContext } from '../state/use';

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
    const pips = sumOf(sidesFor(game, target, 'skill'), roll(game, target, use.skill.id));
    const by = pips * worth(game, gain, context, user.id);
    if (by > 0) user.owed = [...(user.owed ?? []), { by, clock: clockOf(game, 'match', user.id, user, 1) }];
    const clock = clockOf(game, { turns: 1, of: 'theirs', at: 'end' }, user.id, target, 1);
    target.owed = [...(target.owed ?? []), { by: -worth(game, loss, context, id), clock }];
  }
  return undefined;
};

/** Lures everybody in reach of the opposite sex, friend and foe; whose sex is not noted, is not (ruling dirty-tricks-tease). */
export const tease: NamedPlay = (game, { figures: { reach = 0, actions = 0 } }, context) => {
  const you = figureOf(game, context.use.user);
  const { sex } = sheetOf(game, you);
  if (sex === undefined) return undefined;
  const radius = worth(game, reach, context, you.id);
  const moves = worth(game, actions, context, you.id);
  for (const figure of standing(game)) {
    const other = sheetOf(game, figure).sex;
    if (other === undefined || other === sex || figure.rider >= 0 || !onSameLevel(you, figure)) continue;
    if (!isInReach(you, figure, radius)) continue;
    addAura(
      game,
      figure,
      'state',
      context,
      clockOf(game, 'during-their-next-turn', you.id, figure, 1),
      moves,
    );
  }
  return undefined;
};

/** Covers counters of the targets' enchantments, which so expire sooner. */
export const tranquility: NamedPlay = function* (game, { figures }, context) {
  for (const id of context.use.targets) {
    const counters = worth(game, figures['counters'] ?? 0, context, id);
    const enchantments = worth(game, figures['enchantments'] ?? 0, context, id);
    yield* coverCounters(game, figureOf(game, id), counters, enchantments, context);
  }
};

/** Movement actions that go along with a speech, though it be on the spot. */
const movements = 2;

/**
 * Two movement actions; who is out of earshot at any point of them has not heard it all. Between two corners of a way
 * nobody is further off than at one of them.
 */
function* speak(game: Game, { use }: EffectContext): Flow {
  const speaker = figureOf(game, use.user);
  use.heard = hearers(game, speaker, use.skill);
  for (let nth = 0; nth < movements && speaker.life === 'up' && speaker.hand > 0; nth += 1) {
    const route = yield* move(game, speaker);
    for (const corner of route?.points ?? [])
      use.heard = use.heard.filter((id) => inEarshotFrom(corner, speaker, figureOf(game, id)));
    yield* loadOnTheMove(game, speaker);
    yield* afterMovementAction(game, speaker);
  }
  use.targets = use.heard;
}

export const inspirationalSpeech: NamedPlay = (game, _effect, context) => speak(game, context);
