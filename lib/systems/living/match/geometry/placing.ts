import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import { standing, type Game } from '../state/game';
import { partnerOf } from '../state/mounts';

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
