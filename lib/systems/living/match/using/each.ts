import type { Who } from '../../skills/effects/terms';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { powerOn } from './power';
import { ignoresSnowball, snowballOf } from './snowballs';
import { whoIs } from './targets';
import type { Line } from '../state/use';

/** Somebody a line reaches, and what its digits are multiplied by on him. */
export interface Reached {
  readonly figure: Figure;
  readonly scale: number;
}

/**
 * Everybody whom a line reaches, with the power that is left on each: what the green line does is not defended, the
 * blue line's Magic pips are (ruling 22); who is left with none is left out (ruling 15 for skills).
 */
export function* reached(game: Game, who: Who, line: Line): Flow<readonly Reached[]> {
  const found: Reached[] = [];
  for (const id of yield* whoIs(game, who, line)) {
    const figure = figureOf(game, id);
    if (snowballOf(line.use.skill) && (yield* ignoresSnowball(game, line.use, figure))) continue;
    const scale = line.line === 'blue' && !line.trigger ? yield* powerOn(game, line.use, figure) : line.scale;
    if (scale > 0) found.push({ figure, scale });
  }
  return found;
}
