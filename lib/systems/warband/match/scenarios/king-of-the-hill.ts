import { gapBetween, unit, type Point } from '../../../../table/table';
import { holdingDistance, tokenSpots } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding } from '../state/figure';
import { heldBy, type MatchContext, type ScenarioPlay } from '../state/match-context';
import { pointOf } from '../../../../skirmish/map/places';
import { ahead, nothingMore } from './nothing-more';
import { score } from './score';

/** Fighters of a team who hold a token, both halves of one as one. */
const holdersOf = (match: MatchContext, team: number, token: Point): number =>
  new Set(
    match.s.figures
      .filter(
        (one) =>
          one.team === team &&
          isStanding(one) &&
          !has(heldBy(match, one), 'carries-nothing') &&
          gapBetween(one.at, token) <= holdingDistance * unit,
      )
      .map(({ whole }) => whole),
  ).size;

/** A point a turn for each token that more fighters hold. */
export const kingOfTheHill: ScenarioPlay = {
  ...nothingMore,
  tokens: ({ homes }) => tokenSpots(homes).map((spot) => ({ at: pointOf(spot), carrier: -1, isHome: false })),
  upkeep: (match) => {
    for (const { at } of match.s.tokens) {
      const holder = ahead((team) => holdersOf(match, team, at));
      if (holder !== undefined) score(match, holder, 1);
    }
  },
  winner: ({ s }) => ahead((team) => s.scores[team] ?? 0),
};
