import { squaredToLine, unit, type Point } from '../../../../table/table';
import type { Figure, FigureId } from '../figure';
import { areFoes, type Game } from '../game';
import { dealDamage } from '../life/life';

/** From middle to middle: a trap is as wide as a base, and goes off within one # of its edge. */
const triggering = 2 * unit;

/** Whether part of a way comes so near to a place. */
export const comesWithin = (way: readonly Point[], place: Point, units: number): boolean =>
  way.some((to, at) => squaredToLine(way[at - 1] ?? to, to, place) <= units * units);

const triggered = (game: Game, figure: Figure, way: readonly Point[]): readonly Figure[] =>
  game.s.figures.filter(
    (trap) =>
      trap.kind === 'trap' &&
      trap.life === 'up' &&
      areFoes(trap, figure) &&
      comesWithin(way, trap.at, triggering),
  );

/**
 * What comes of having moved along a way, on one's own feet or not: traps go off, the scenario sees it. Who falls to a
 * trap lies where he came to.
 */
export const arrive = (game: Game, figure: Figure, way: readonly Point[]): void => {
  for (const trap of triggered(game, figure, way)) {
    trap.life = 'gone';
    trap.dice = 0;
    game.host.emit({ type: 'triggered', figure: figure.id, by: trap.hero });
    dealDamage(game, figure, 1, trap.hero, 'trap');
  }
  if (figure.life === 'up') game.scenario.moved(game, figure, way);
};

/** Whoever comes down further than one # loses a die for each full #, and moves no further; chapter "Terrain". */
export const land = (game: Game, figure: Figure, depth: number, by: FigureId): void => {
  if (depth <= unit) return;
  figure.isStill = true;
  dealDamage(game, figure, Math.floor(depth / unit), by, 'fall');
};
