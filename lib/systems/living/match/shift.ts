import * as table from '../../../table/table';
import { findSkill } from '../skills/index';
import { happen } from './ends';
import type { Figure } from './figure';
import { standing, type Flow, type Game } from './game';
import { leaveTerrain } from './leaning';
import { units } from './where';

/** Where the others stand, for a figure that moves: allies may be passed, opponents not (ruling 25). */
export const basesFor = (game: Game, figure: Figure): table.Bases => {
  const others = standing(game).filter(
    (other) => other !== figure && other.id !== figure.mount && other.id !== figure.rider,
  );
  const at = (passable: boolean) =>
    others.filter(({ team }) => (team === figure.team) === passable).map((other) => other.at);
  return { passable: at(true), blocking: at(false) };
};

/** Puts a figure somewhere, and whoever it rides or carries with it. */
export const put = (game: Game, figure: Figure, at: table.Point): void => {
  const from = figure.at;
  figure.at = at;
  const partner = game.s.figures[figure.mount >= 0 ? figure.mount : figure.rider];
  if (partner) partner.at = at;
  game.host.tell({ told: 'moved', figure: figure.id, from, to: at });
};

/** Pushes a figure away from another, up to `distance` #, or as far as it goes. */
export function* shove(game: Game, figure: Figure, from: Figure, distance: number): Flow {
  if (figure.life !== 'up') return;
  const to = table.shove(game.ground, figure.at, from.at, units(distance), basesFor(game, figure));
  if (to.x === figure.at.x && to.y === figure.at.y) return;
  const before = figure.at;
  put(game, figure, to);
  yield* happen(game, figure, 'is-moved', findSkill);
  yield* leaveTerrain(game, figure, [before, to]);
}

/** A free place in base contact with another figure. */
export const besideFigure = (game: Game, figure: Figure, other: Figure): table.Point | undefined => {
  return table.besides(game.ground, other.at, basesFor(game, figure), units(1));
};
