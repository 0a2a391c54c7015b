import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, figureOf, type MatchContext } from '../state/match-context';
import { afterMovement, allowance, walk } from './move';
import type { Action } from '../state/option';
import { basesFor } from '../geometry/placing';
import { units } from '../geometry/where';

/** How many actions a climb takes. */
const costs = [1, 2] as const;
type Cost = (typeof costs)[number];

/** Actions for a ladder of this length; one longer than twice the Hand can't be climbed. */
const costOfLadder = (match: MatchContext, figure: Figure, length: table.Units): Cost | undefined => {
  const { hand } = figure.mount >= 0 ? figureOf(match, figure.mount) : figure;
  if (length < units(hand)) return 1;
  return length <= units(2 * hand) ? 2 : undefined;
};

/**
 * Where a climb of this many actions may end: on terrain no higher than a figure, or at the other end of a ladder; chapter
 * "Climbing".
 */
const holdsOf = (match: MatchContext, figure: Figure, actions: Cost): readonly table.Point[] => {
  const { ground } = match;
  const at = (others: readonly table.Point[]): readonly table.Point[] => [
    ...(actions === 1 ? table.perches(ground, figure.at, others).map(({ place }) => place) : []),
    ...table
      .landings(ground, figure.at, others)
      .filter(({ length }) => costOfLadder(match, figure, length) === actions)
      .map(({ place }) => place),
  ];
  // Hardly ever is there anything to climb: where the others stand is looked at only then.
  if (at([]).length === 0) return [];
  const { passable, blocking } = basesFor(match, figure);
  return at([...passable, ...blocking]);
};

const climbOf: Readonly<Record<Cost, Action>> = { 1: { pick: 'climb' }, 2: { pick: 'climb', actions: 2 } };

/** Whether a figure can spend an action, or two, on getting on top of what it stands beside, or down a ladder. */
export const climbs = (match: MatchContext, figure: Figure): readonly Action[] => {
  if (figure.isFlying || !table.isBySteps(match.ground, figure.at)) return [];
  const able = costs.filter(
    (actions) =>
      holdsOf(match, figure, actions).length > 0 && regionOf(match, figure, actions).candidates().length > 0,
  );
  return able.length === 0 || allowance(match, figure) === 0 ? [] : able.map((actions) => climbOf[actions]);
};

const regionOf = (match: MatchContext, figure: Figure, actions: Cost): table.Region => {
  const places = [...holdsOf(match, figure, actions)].sort((a, b) => a.x - b.x || a.y - b.y);
  const all: table.Region = {
    contains: ({ x, y }) => places.some((place) => place.x === x && place.y === y),
    candidates: () => places,
    sample: (next) => places[next(places.length)] ?? figure.at,
  };
  const { contains } = match.scenario.within(match, figure, all);
  const able = places.filter(contains);
  return { contains, candidates: () => able, sample: (next) => able[next(able.length)] ?? figure.at };
};

/** Climbs onto terrain or along a ladder, with the whole action, or with two. */
export function* climb(match: MatchContext, figure: Figure, actions: Cost): Flow {
  const about = { about: 'move', figure: figure.id, distance: 0 } as const;
  const to = yield* choosePlace(figure.owner, about, regionOf(match, figure, actions));
  yield* walk(match, figure, { length: 0, points: [figure.at, to], drops: [] });
  yield* afterMovement(match, figure);
}
