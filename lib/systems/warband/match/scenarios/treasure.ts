import { distanceBetween, radius, squaredToLine, unit, type Point } from '../../../../table/table';
import { spawnRadius, tokenSpots } from '../../scenarios/place';
import { has } from '../../skills/ask';
import { isStanding, type Figure } from '../state/figure';
import { heldBy, type Game, type ScenarioPlay } from '../state/game';
import { pointOf, tipOf } from '../../../../skirmish/map/places';
import type { Token } from '../state/situation';
import { ahead, nothingMore } from './nothing-more';
import { score } from './score';

const leadsOver = (way: readonly Point[], place: Point): boolean =>
  way.some((to, at) => squaredToLine(way[at - 1] ?? to, to, place) <= radius * radius);

const replace = ({ s }: Game, before: Token, after: Token): void => {
  s.tokens = s.tokens.map((token) => (token === before ? after : token));
};

const carriedBy = ({ s }: Pick<Game, 's'>, figure: Figure): Token | undefined =>
  s.tokens.find(({ carrier }) => carrier === figure.id);

/** Moving over a treasure takes it, one at a time. */
const take = (game: Game, figure: Figure, way: readonly Point[]): void => {
  if (has(heldBy(game, figure), 'carries-nothing')) return;
  const found = game.s.tokens.find(({ at, carrier, isHome }) => carrier < 0 && !isHome && leadsOver(way, at));
  if (!found) return;
  replace(game, found, { ...found, carrier: figure.id });
  game.host.emit({ told: 'treasure', what: 'taken', figure: figure.id });
};

/** More than half of them decide. */
const decide = ({ s }: Game, team: number): void => {
  if (2 * (s.scores[team] ?? 0) > s.tokens.length) s.outcome = { winner: team, because: 'treasures' };
};

const carry = (game: Game, figure: Figure): void => {
  const token = carriedBy(game, figure);
  const home = game.s.setting.homes[figure.team];
  if (!token || home === undefined) return;
  const isHome = distanceBetween(figure.at, tipOf(home)) <= spawnRadius * unit + radius;
  replace(game, token, { at: figure.at, carrier: isHome ? -1 : figure.id, isHome });
  if (!isHome) return;
  game.host.emit({ told: 'treasure', what: 'home', figure: figure.id });
  score(game, figure.team, 1);
  decide(game, figure.team);
};

/** Three treasures, each carried by one fighter to his spawn point. */
export const treasure: ScenarioPlay = {
  ...nothingMore,
  tokens: ({ homes }) => tokenSpots(homes).map((spot) => ({ at: pointOf(spot), carrier: -1, isHome: false })),
  moved: (game, figure, way) => {
    if (!isStanding(figure)) return;
    if (!carriedBy(game, figure)) take(game, figure, way);
    carry(game, figure);
  },
  drops: (game, figure) => {
    const token = carriedBy(game, figure);
    if (!token) return;
    replace(game, token, { at: figure.at, carrier: -1, isHome: false });
    game.host.emit({ told: 'treasure', what: 'dropped', figure: figure.id });
  },
  tally: ({ s }) => ({ of: 'treasures', by: s.scores }),
  winner: ({ s }) => ahead((team) => s.scores[team] ?? 0),
};
