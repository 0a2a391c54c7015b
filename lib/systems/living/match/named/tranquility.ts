import { worth } from '../values/count';
import { coverCounters } from '../lasting/covering';
import { figureOf } from '../state/game';
import type { NamedPlay } from '../state/named-play';

/** Covers counters of the targets' enchantments, which so expire sooner. */
export const tranquility: NamedPlay = function* (game, { figures }, line) {
  for (const id of line.use.targets) {
    const counters = worth(game, figures['counters'] ?? 0, line, id);
    const enchantments = worth(game, figures['enchantments'] ?? 0, line, id);
    yield* coverCounters(game, figureOf(game, id), counters, enchantments, line);
  }
};
