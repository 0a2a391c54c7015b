import { bestErrand, type Errand, type ErrandRules } from '../../../../skirmish/players/worth';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { holdingDistance, spawnRadius } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { heldBy, type MatchContext } from '../state/match-context';
import { tipOf } from '../../../../skirmish/map/places';

/** An errand that pays three tenths of its weight to whoever is within this many inches of its place. */
const errand = (to: Point, weight: number, within: number): Errand => ({
  to,
  weight,
  pays: weight * 0.3,
  within,
});

/** Friends nearer to a place than oneself: they see to it. */
const friendsNearer = ({ s }: MatchContext, figure: Figure, at: Point): number =>
  s.figures.filter(
    (other) =>
      other !== figure &&
      other.team === figure.team &&
      isStanding(other) &&
      distanceBetween(other.at, at) < distanceBetween(figure.at, at),
  ).length;

const hillErrands = (match: MatchContext, figure: Figure): readonly Errand[] =>
  match.s.tokens.map(({ at }) =>
    errand(at, 2.4 / (1 + 0.5 * friendsNearer(match, figure, at)), holdingDistance + 0.5),
  );

const treasureErrands = (match: MatchContext, figure: Figure): readonly Errand[] => {
  const { tokens, setting } = match.s;
  const home = setting.homes[figure.team];
  if (home !== undefined && tokens.some(({ carrier }) => carrier === figure.id))
    return [errand(tipOf(home), 8, spawnRadius)];
  return tokens.flatMap(({ at, carrier, isHome }): readonly Errand[] => {
    if (isHome) return [];
    const holder = match.s.figures[carrier];
    if (holder?.team === figure.team) return [];
    const weight = holder ? 2 : 4 / (1 + friendsNearer(match, figure, at));
    return [errand(at, weight, holder ? 1 : 0.2)];
  });
};

/** Tasks that the scenario sets a figure. */
export const errandsOf = (match: MatchContext, figure: Figure): readonly Errand[] => {
  switch (match.s.setting.scenario) {
    case 'carnage':
      return [];
    case 'king-of-the-hill':
      return has(heldBy(match, figure), 'carries-nothing') ? [] : hillErrands(match, figure);
    case 'treasure':
      return has(heldBy(match, figure), 'carries-nothing') ? [] : treasureErrands(match, figure);
  }
};

/** As the crow flies; whoever is within reach of the place is there. */
const straight: ErrandRules = { beyond: 30, slackOf: ({ within }) => within };

/** How well a place serves the errands: the best of them counts. */
export const errandWorth = (errands: readonly Errand[], at: Point): number =>
  bestErrand(errands, straight, (to) => distanceBetween(at, to) / unit, true);
