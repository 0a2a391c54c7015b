import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { fire, triggerOf } from '../lasting/modifiers';
import type { Use } from '../state/use';

/** What waits for a spell of a class on whoever is its target, once it works. */
export function* chosen(game: Game, figure: Figure, use: Use): Flow {
  if (use.skill.class !== 'Light Spell') return;
  for (const target of use.targets)
    yield* fire(
      game,
      figureOf(game, target),
      'chosen-by-light-spell',
      triggerOf('chosen-by-light-spell', figure.id, { target, use }),
    );
}

/** What waits on a caster for a spell of a class that he casts on somebody else: the first of those whom it was cast on. */
export function* cast(game: Game, figure: Figure, use: Use, aimedAt: readonly FigureId[]): Flow {
  const target = aimedAt.find((id) => id !== figure.id);
  if (use.skill.class !== 'Death Spell' || target === undefined) return;
  const moment = 'casts-death-spell-on-another';
  yield* fire(game, figure, moment, triggerOf(moment, figure.id, { target, use }));
}
