import type { Who } from '../../skills/effects/terms';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { powerOn } from './power';
import { ignoresSnowball, snowballOf } from './snowballs';
import { whoIs } from './targets';
import type { EffectContext } from '../state/use';

/** Somebody a line reaches, and what its digits are multiplied by on him. */
export interface Reached {
  readonly figure: Figure;
  readonly scale: number;
}

/**
 * Everybody whom a line reaches, with the power that is left on each: what the green line does is not defended, the
 * blue line's Magic pips are (ruling 22); who is left with none is left out (ruling 15 for skills).
 */
export function* reached(game: Game, who: Who, context: EffectContext): Flow<readonly Reached[]> {
  const found: Reached[] = [];
  for (const id of yield* whoIs(game, who, context)) {
    const figure = figureOf(game, id);
    if (snowballOf(context.use.skill) && (yield* ignoresSnowball(game, context.use, figure))) continue;
    const scale =
      context.line === 'blue' && !context.trigger ? yield* powerOn(game, context.use, figure) : context.scale;
    if (scale > 0) found.push({ figure, scale });
  }
  return found;
}
