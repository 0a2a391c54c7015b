import { clockOf } from '../lasting/clock';
import { figureOf, profileOf, standing, type MatchContext, type NamedPlay } from '../state/match-context';
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
export const powerDrain: NamedPlay = (match, { figures: { gain = 0, loss = 0 } }, context) => {
  const { use } = context;
  const user = figureOf(match, use.user);
  for (const id of use.targets) {
    const target = figureOf(match, id);
    if (target.life !== 'up') continue;
    const pips = sumOf(sidesFor(match, target, 'skill'), roll(match, target, use.skill.id));
    const by = pips * worth(match, gain, context, user.id);
    if (by > 0) user.owed = [...(user.owed ?? []), { by, clock: clockOf(match, 'match', user.id, user, 1) }];
    const clock = clockOf(match, { turns: 1, of: 'theirs', at: 'end' }, user.id, target, 1);
    target.owed = [...(target.owed ?? []), { by: -worth(match, loss, context, id), clock }];
  }
  return undefined;
};

/** Lures everybody in reach of the opposite sex, friend and foe; whose sex is not noted, is not (ruling dirty-tricks-tease). */
export const tease: NamedPlay = (match, { figures: { reach = 0, actions = 0 } }, context) => {
  const you = figureOf(match, context.use.user);
  const { sex } = profileOf(match, you);
  if (sex === undefined) return undefined;
  const radius = worth(match, reach, context, you.id);
  const moves = worth(match, actions, context, you.id);
  for (const figure of standing(match)) {
    const other = profileOf(match, figure).sex;
    if (other === undefined || other === sex || figure.rider >= 0 || !onSameLevel(you, figure)) continue;
    if (!isInReach(you, figure, radius)) continue;
    addAura(
      match,
      figure,
      'state',
      context,
      clockOf(match, 'during-their-next-turn', you.id, figure, 1),
      moves,
    );
  }
  return undefined;
};

/** Covers counters of the targets' enchantments, which so expire sooner. */
export const tranquility: NamedPlay = function* (match, { figures }, context) {
  for (const id of context.use.targets) {
    const counters = worth(match, figures['counters'] ?? 0, context, id);
    const enchantments = worth(match, figures['enchantments'] ?? 0, context, id);
    yield* coverCounters(match, figureOf(match, id), counters, enchantments, context);
  }
};

/** Movement actions that go along with a speech, though it be on the spot. */
const movements = 2;

/**
 * Two movement actions; who is out of earshot at any point of them has not heard it all. Between two corners of a way
 * nobody is further off than at one of them.
 */
function* speak(match: MatchContext, { use }: EffectContext): Flow {
  const speaker = figureOf(match, use.user);
  use.heard = hearers(match, speaker, use.skill);
  for (let nth = 0; nth < movements && speaker.life === 'up' && speaker.hand > 0; nth += 1) {
    const route = yield* move(match, speaker);
    for (const corner of route?.points ?? [])
      use.heard = use.heard.filter((id) => inEarshotFrom(corner, speaker, figureOf(match, id)));
    yield* loadOnTheMove(match, speaker);
    yield* afterMovementAction(match, speaker);
  }
  use.targets = use.heard;
}

export const inspirationalSpeech: NamedPlay = (match, _effect, context) => speak(match, context);
