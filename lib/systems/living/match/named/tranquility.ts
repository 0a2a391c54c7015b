import { worth } from '../values/count';
import { coverCounters } from '../lasting/covering';
import { figureOf } from '../state/game';
import type { NamedPlay } from '../state/plays';

/** Covers counters of the targets' enchantments, which so expire sooner. */
export const tranquility: NamedPlay = function* (game, { figures }, context) {
  for (const id of context.use.targets) {
    const counters = worth(game, figures['counters'] ?? 0, context, id);
    const enchantments = worth(game, figures['enchantments'] ?? 0, context, id);
    yield* coverCounters(game, figureOf(game, id), counters, enchantments, context);
  }
};
