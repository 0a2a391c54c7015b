import { basesOf } from '../../../../skirmish/rules/others';
import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import { standing, type Game } from '../state/game';
import { partnerOf } from '../state/mounts';
import { units } from './where';

/** Where the others stand, for a figure that moves: allies may be passed, opponents not (ruling 25). */
export const basesFor = (game: Game, figure: Figure): table.Bases => {
  const others = standing(game).filter(
    (other) => other !== figure && other.id !== figure.mount && other.id !== figure.rider,
  );
  return basesOf(others, figure.team);
};

/** Places a figure together with its mount or rider. */
export const put = (game: Game, figure: Figure, at: table.Point): void => {
  const from = figure.at;
  figure.at = at;
  figure.height = table.heightAt(game.ground, at);
  const partner = partnerOf(game, figure);
  if (partner) {
    partner.at = at;
    partner.height = figure.height;
  }
  game.host.emit({ type: 'moved', figure: figure.id, from, to: at });
};

/** A figure in base contact with terrain, standing in it or on it. */
export const leansOnTerrain = (game: Game, at: table.Point): boolean =>
  table.terrainAt(game.ground, at).length > 0;

/** A free place in base contact with another figure. */
export const besideFigure = (game: Game, figure: Figure, other: Figure): table.Point | undefined => {
  return table.besides(game.ground, other.at, basesFor(game, figure), units(1));
};

/** Where a movement may end, and the way there. */
interface Movement {
  readonly region: table.Region;
  readonly wayTo: (to: table.Point) => table.Route | undefined;
}

const either = (a: table.Region, b: table.Region): table.Region => ({
  contains: (place) => a.contains(place) || b.contains(place),
  candidates: () => {
    const all = [...a.candidates(), ...b.candidates()].sort((one, two) => one.x - two.x || one.y - two.y);
    return all.filter(({ x, y }, at) => x !== all[at - 1]?.x || y !== all[at - 1]?.y);
  },
  sample: (next) => (next(2) === 0 ? a : b).sample(next),
  way: (place) => a.way?.(place) ?? b.way?.(place),
});

/**
 * A movement of up to `length`. Who stands higher than a harmless jump may also jump down, where no other way leads; it
 * costs Life (chapter "Falling").
 */
export const movementOf = (
  game: Game,
  figure: Figure,
  length: table.Units,
  bases: table.Bases,
  manner: table.Manner,
): Movement => {
  const { ground } = game;
  const plain: Movement = {
    region: table.reachable(ground, figure.at, length, bases, manner),
    wayTo: (to) => table.routeTo(ground, figure.at, to, bases, manner),
  };
  if (figure.height <= table.unit || manner.flies) return plain;
  const down = { ...manner, drop: figure.height };
  return {
    region: either(plain.region, table.reachable(ground, figure.at, length, bases, down)),
    wayTo: (to) =>
      table.routeTo(ground, figure.at, to, bases, manner, length) ??
      table.routeTo(ground, figure.at, to, bases, down),
  };
};
