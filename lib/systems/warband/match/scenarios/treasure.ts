import { distanceBetween, radius, squaredToLine, unit, type Point } from '../../../../table/table';
import { spawnRadius, tokenSpots } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { heldBy, type MatchContext, type ScenarioPlay } from '../state/match-context';
import { pointOf, tipOf } from '../../../../skirmish/map/places';
import type { Token } from '../state/situation';
import { ahead, nothingMore } from './nothing-more';
import { score } from './score';

const leadsOver = (way: readonly Point[], place: Point): boolean =>
  way.some((to, at) => squaredToLine(way[at - 1] ?? to, to, place) <= radius * radius);

const replace = ({ s }: MatchContext, before: Token, after: Token): void => {
  s.tokens = s.tokens.map((token) => (token === before ? after : token));
};

const carriedBy = ({ s }: Pick<MatchContext, 's'>, figure: Figure): Token | undefined =>
  s.tokens.find(({ carrier }) => carrier === figure.id);

/** Moving over a treasure takes it, one at a time. */
const take = (match: MatchContext, figure: Figure, way: readonly Point[]): void => {
  if (has(heldBy(match, figure), 'carries-nothing')) return;
  const found = match.s.tokens.find(
    ({ at, carrier, isHome }) => carrier < 0 && !isHome && leadsOver(way, at),
  );
  if (!found) return;
  replace(match, found, { ...found, carrier: figure.id });
  match.host.emit({ told: 'treasure', what: 'taken', figure: figure.id });
};

/** More than half of them decide. */
const decide = ({ s }: MatchContext, team: number): void => {
  if (2 * (s.scores[team] ?? 0) > s.tokens.length) s.outcome = { winner: team, because: 'treasures' };
};

const carry = (match: MatchContext, figure: Figure): void => {
  const token = carriedBy(match, figure);
  const home = match.s.setting.homes[figure.team];
  if (!token || home === undefined) return;
  const isHome = distanceBetween(figure.at, tipOf(home)) <= spawnRadius * unit + radius;
  replace(match, token, { at: figure.at, carrier: isHome ? -1 : figure.id, isHome });
  if (!isHome) return;
  match.host.emit({ told: 'treasure', what: 'home', figure: figure.id });
  score(match, figure.team, 1);
  decide(match, figure.team);
};

/** Three treasures, each carried by one fighter to his spawn point. */
export const treasure: ScenarioPlay = {
  ...nothingMore,
  tokens: ({ homes }) => tokenSpots(homes).map((spot) => ({ at: pointOf(spot), carrier: -1, isHome: false })),
  moved: (match, figure, way) => {
    if (!isStanding(figure)) return;
    if (!carriedBy(match, figure)) take(match, figure, way);
    carry(match, figure);
  },
  drops: (match, figure) => {
    const token = carriedBy(match, figure);
    if (!token) return;
    replace(match, token, { at: figure.at, carrier: -1, isHome: false });
    match.host.emit({ told: 'treasure', what: 'dropped', figure: figure.id });
  },
  tally: ({ s }) => ({ of: 'treasures', by: s.scores }),
  winner: ({ s }) => ahead((team) => s.scores[team] ?? 0),
};
