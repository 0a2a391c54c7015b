import { distanceBetween, unit, type Point } from '../../../../table/table';
import { holdingDistance, spawnRadius } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding, type Figure } from '../figure';
import { heldBy, type Game } from '../game';
import { tipOf } from '../places/spawn';

/** Somewhere a figure wants to be, how much, and within how many inches of it. */
export interface Errand {
  readonly to: Point;
  readonly weight: number;
  readonly within: number;
}

/** Friends nearer to a place than oneself: they see to it. */
const friendsNearer = ({ s }: Game, figure: Figure, at: Point): number =>
  s.figures.filter(
    (other) =>
      other !== figure &&
      other.team === figure.team &&
      isStanding(other) &&
      distanceBetween(other.at, at) < distanceBetween(figure.at, at),
  ).length;

const hillErrands = (game: Game, figure: Figure): readonly Errand[] =>
  game.s.tokens.map(({ at }) => ({
    to: at,
    weight: 2.4 / (1 + 0.5 * friendsNearer(game, figure, at)),
    within: holdingDistance + 0.5,
  }));

const treasureErrands = (game: Game, figure: Figure): readonly Errand[] => {
  const { tokens, setting } = game.s;
  const home = setting.homes[figure.team];
  if (home !== undefined && tokens.some(({ carrier }) => carrier === figure.id))
    return [{ to: tipOf(home), weight: 8, within: spawnRadius }];
  return tokens.flatMap(({ at, carrier, isHome }): readonly Errand[] => {
    if (isHome) return [];
    const holder = game.s.figures[carrier];
    if (holder?.team === figure.team) return [];
    const weight = holder ? 2 : 4 / (1 + friendsNearer(game, figure, at));
    return [{ to: at, weight, within: holder ? 1 : 0.2 }];
  });
};

/** Tasks that the scenario sets a figure. */
export const errandsOf = (game: Game, figure: Figure): readonly Errand[] => {
  switch (game.s.setting.scenario) {
    case 'carnage':
      return [];
    case 'king-of-the-hill':
      return has(heldBy(game, figure), 'carries-nothing') ? [] : hillErrands(game, figure);
    case 'treasure':
      return has(heldBy(game, figure), 'carries-nothing') ? [] : treasureErrands(game, figure);
  }
};

/** Inches from which on an errand does not count any more. */
const beyond = 30;

/** How well a place serves the errands: the best of them counts. */
export const errandWorth = (errands: readonly Errand[], at: Point): number => {
  let best = 0;
  for (const { to, weight, within } of errands) {
    const away = Math.max(0, distanceBetween(at, to) / unit - within);
    best = Math.max(best, weight * (1 - Math.min(beyond, away) / beyond) + (away === 0 ? weight * 0.3 : 0));
  }
  return best;
};
