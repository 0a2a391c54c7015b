import * as table from '../../../table/table';
import type { Figure } from './figure';
import type { Game } from './game';

/** A free line from any point of one to any point of the other; Heroes do not block it (ruling 25). */
export const sees = (game: Game, from: Figure, to: Figure): boolean =>
  from === to || table.canSee(game.ground, from.at, to.at);

/** A piece of terrain that gives cover stands between them; chapter "Ranged Attack". */
export const cover = (game: Game, shooter: Figure, target: Figure): boolean =>
  table.inCover(game.ground, shooter.at, target.at);
