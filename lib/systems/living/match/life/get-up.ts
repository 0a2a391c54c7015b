import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { Game } from '../state/game';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';

/** Gets a figure up where it lies, or at the nearest free place where somebody stands there by now (ruling pipsmith-getting-up). */
export const getUp = (game: Game, figure: Figure): void => {
  figure.life = 'up';
  figure.fallen = 0;
  // The body that was wasted is no body any more (ruling pipsmith-wasted).
  figure.isWasted = false;
  const bases = basesFor(game, figure);
  if (table.canStand(game.ground, figure.at, [...bases.passable, ...bases.blocking])) return;
  const at = table.besides(game.ground, figure.at, bases, units(3));
  if (at) put(game, figure, at);
};
