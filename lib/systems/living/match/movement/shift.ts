import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { eitherOf } from '../state/mounts';
import type { Game } from '../state/game';
import { leaveTerrain } from './leaning';
import { fallFrom, loseLife } from '../life/life';
import { passThroughSwarms } from './on-the-way';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';

/** Pushes a figure away from another, up to `distance` #, or as far as it goes; whoever falls so pays for it. */
export function* shove(game: Game, figure: Figure, from: Figure, distance: number): Flow {
  if (figure.life !== 'up') return;
  const bases = basesFor(game, figure);
  const to = table.shove(game.ground, figure.at, from.at, units(distance), bases, figure.isFlying);
  if (to.x === figure.at.x && to.y === figure.at.y) return;
  const { at: before, height } = figure;
  put(game, figure, to);
  const fall = figure.isFlying ? 0 : fallFrom(height - figure.height);
  if (fall > 0) loseLife(game, yield* eitherOf(game, figure, 'lose'), fall, from.id);
  yield* happen(game, figure, 'is-moved', findSkill);
  yield* happen(game, figure, 'you-move', findSkill);
  yield* leaveTerrain(game, figure, [before, to]);
  yield* passThroughSwarms(game, figure, [before, to]);
}

/** A free place in base contact with another figure. */
export const besideFigure = (game: Game, figure: Figure, other: Figure): table.Point | undefined => {
  return table.besides(game.ground, other.at, basesFor(game, figure), units(1));
};
