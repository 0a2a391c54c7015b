import { bestErrand, type Errand, type ErrandRules } from '../../../../skirmish/players/worth';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { holdingDistance, spawnRadius } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { heldBy, type Game } from '../state/game';
import { tipOf } from '../../../../skirmish/map/places';

/** An errand that pays three tenths of its weight to whoever is within this many inches of its place. */
const errand = (to: Point, weight: number, within: number): Errand => ({
  to,
  weight,
  pays: weight * 0.3,
  within,
});

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
  game.s.tokens.map(({ at }) =>
    errand(at, 2.4 / (1 + 0.5 * friendsNearer(game, figure, at)), holdingDistance + 0.5),
  );

const treasureErrands = (game: Game, figure: Figure): readonly Errand[] => {
  const { tokens, setting } = game.s;
  const home = setting.homes[figure.team];
  if (home !== undefined && tokens.some(({ carrier }) => carrier === figure.id))
    return [errand(tipOf(home), 8, spawnRadius)];
  return tokens.flatMap(({ at, carrier, isHome }): readonly Errand[] => {
    if (isHome) return [];
    const holder = game.s.figures[carrier];
    if (holder?.team === figure.team) return [];
    const weight = holder ? 2 : 4 / (1 + friendsNearer(game, figure, at));
    return [errand(at, weight, holder ? 1 : 0.2)];
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

/** As the crow flies; whoever is within reach of the place is there. */
const straight: ErrandRules = { beyond: 30, slackOf: ({ within }) => within };

/** How well a place serves the errands: the best of them counts. */
export const errandWorth = (errands: readonly Errand[], at: Point): number =>
  bestErrand(errands, straight, (to) => distanceBetween(at, to) / unit, true);
