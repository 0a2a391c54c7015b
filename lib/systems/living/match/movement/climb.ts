import * as table from '../../../../table/table';
import type { Figure } from '../figure';
import type { Flow } from '../flow';
import { choosePlace, type Game } from '../game';
import { afterMovement, allowance, walk } from './move';
import type { Action } from '../option';
import { basesFor } from './placing';
import { scenarioOf } from '../scenario';

/** Where a climb of a whole action may end: on terrain no higher than a figure; chapter "Climbing". */
const perchesOf = (game: Game, figure: Figure): readonly table.Point[] => {
  // Hardly ever is there anything to climb: where the others stand is looked at only then.
  if (table.perches(game.ground, figure.at, []).length === 0) return [];
  const { passable, blocking } = basesFor(game, figure);
  return table.perches(game.ground, figure.at, [...passable, ...blocking]).map(({ place }) => place);
};

/** Whether a figure can spend an action on getting on top of what it stands beside. */
export const climbs = (game: Game, figure: Figure): readonly Action[] =>
  game.ground.flat ||
  figure.isFlying ||
  perchesOf(game, figure).length === 0 ||
  regionOf(game, figure).candidates().length === 0 ||
  allowance(game, figure) === 0
    ? []
    : [{ pick: 'climb' }];

const regionOf = (game: Game, figure: Figure): table.Region => {
  const places = [...perchesOf(game, figure)].sort((a, b) => a.x - b.x || a.y - b.y);
  const all: table.Region = {
    contains: ({ x, y }) => places.some((place) => place.x === x && place.y === y),
    candidates: () => places,
    sample: (next) => places[next(places.length)] ?? figure.at,
  };
  const { contains } = scenarioOf(game.s).within(game, figure, all);
  const able = places.filter(contains);
  return { contains, candidates: () => able, sample: (next) => able[next(able.length)] ?? figure.at };
};

/** Climbs onto terrain, with the whole action. */
export function* climb(game: Game, figure: Figure): Flow {
  const about = { about: 'move', figure: figure.id, distance: 0 } as const;
  const to = yield* choosePlace(figure.owner, about, regionOf(game, figure));
  yield* walk(game, figure, { length: 0, points: [figure.at, to], drops: [] });
  yield* afterMovement(game, figure);
}
