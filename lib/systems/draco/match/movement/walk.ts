import {
  besideBase,
  canStand,
  gapBetween,
  reachable,
  routeTo,
  towards,
  unit,
  type Base,
  type Bases,
  type Point,
  type Route,
  type Units,
} from '../../../../table/table';
import { placesRound } from '../../../../table/base';
import { distanceBetween } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import type { Going } from '../state/event';
import { baseOf, countersOn, isDragon, radiusFor, type Figure } from '../state/figure';
import {
  choose,
  choosePlace,
  figureOf,
  foesOf,
  type Flow,
  type MatchContext,
  type Table,
} from '../state/match-context';
import type { Option } from '../state/option';
import { basesFor, contactsOf, takenPlaces } from '../places/bases';
import { groundOf } from '../places/table';

/** Units of one movement action: an inch for each die, 5 for the dragon; Hobbled takes an inch each. */
export const paceOf = (figure: Figure): Units => {
  const inches = isDragon(figure) ? tableValues.dragonMoves : figure.pool;
  return Math.max(0, inches - countersOn(figure, 'hobbled')) * unit;
};

const near = tableValues.near * unit;

/** Somebody arrives at another place, and it is reported. */
export const put = (match: MatchContext, figure: Figure, to: Point, how: Going): void => {
  const from = figure.at;
  if (from.x === to.x && from.y === to.y) return;
  figure.at = to;
  match.host.emit({ told: 'moved', figure: figure.id, how, from, to });
};

/** The nearest way for `figure` to come into contact with a base; undefined if there is none. */
const contactSpot = (table: Table, figure: Figure, mover: Figure, at: Point): Point | undefined => {
  const ground = groundOf(table.s);
  const base = baseOf(mover, at);
  const own = radiusFor(figure);
  const others = takenPlaces(table, figure).filter(({ x, y }) => x !== mover.at.x || y !== mover.at.y);
  const { passable, blocking } = basesFor(table, figure);
  const bases: Bases = {
    passable,
    blocking: [...blocking.filter(({ x, y }) => x !== mover.at.x || y !== mover.at.y), base],
  };
  const isOpen = (spot: Point): boolean =>
    canStand(ground, { ...spot, radius: own }, [...others, base]) &&
    routeTo(ground, baseOf(figure), spot, bases, undefined, 3 * unit) !== undefined;
  const straight = besideBase(base, figure.at, own);
  if (straight && isOpen(straight)) return straight;
  return [...placesRound(base, own)]
    .sort((a, b) => distanceBetween(a, figure.at) - distanceBetween(b, figure.at))
    .find((spot) => distanceBetween(spot, figure.at) <= 3 * unit && isOpen(spot));
};

/** A step of the way along which is looked who comes near: 1/8 inch. */
const step: Units = unit / 8;

/** Places along a way, the start left out. */
function* along(points: readonly Point[]): Generator<Point> {
  for (const [at, from] of points.entries()) {
    const to = points[at + 1];
    if (!to) return;
    const length = distanceBetween(from, to);
    for (let far = step; far < length; far += step) yield towards(from, to, far);
    yield to;
  }
}

/** Asks whether a figure near the mover meets it; its owner picks; chapter "Moving". */
function* askToMeet(
  match: MatchContext,
  mover: Figure,
  at: Point,
  able: readonly { readonly foe: Figure; readonly spot: Point }[],
): Flow<Figure | undefined> {
  const [first] = able;
  if (!first) return undefined;
  const near = able.map(({ foe }) => foe.id);
  const options: Option[] = [...near.map((figure): Option => ({ pick: 'figure', figure })), { pick: 'no' }];
  const about = { about: 'meet', figure: mover.id, near, at, spots: able.map(({ spot }) => spot) } as const;
  const chosen = yield* choose(first.foe.id, about, options);
  return chosen.pick === 'figure' ? figureOf(match, chosen.figure) : undefined;
}

const isNear = (foe: Figure, here: Base): boolean => gapBetween(here, baseOf(foe)) < near;

/** Whether a step leads nearer to somebody, to less than an inch: who walks away is met by nobody; ruling 4. */
const comesNear = (foe: Figure, before: Base, here: Base): boolean =>
  isNear(foe, here) && gapBetween(here, baseOf(foe)) < gapBetween(before, baseOf(foe));

/** Walks a route; being met ends it. */
function* goAlong(match: MatchContext, mover: Figure, points: readonly Point[]): Flow {
  const free = foesOf(match, mover).filter((foe) => contactsOf(match, foe).every((one) => one === mover));
  const asked = new Set<Figure>(free.filter((foe) => contactsOf(match, mover).includes(foe)));
  const taken = takenPlaces(match, mover);
  const came = new Set<Figure>();
  let before = baseOf(mover);
  for (const place of along(points)) {
    const here = baseOf(mover, place);
    for (const foe of free) if (comesNear(foe, before, here)) came.add(foe);
    before = here;
    const close = free.filter((foe) => !asked.has(foe) && came.has(foe) && isNear(foe, here));
    if (close.length === 0 || !canStand(groundOf(match.s), here, taken)) continue;
    const able = close.flatMap((foe) => {
      const spot = contactSpot(match, foe, mover, place);
      return spot ? [{ foe, spot }] : [];
    });
    for (const foe of close) asked.add(foe);
    const meets = yield* askToMeet(match, mover, place, able);
    const spot = meets && contactSpot(match, meets, mover, place);
    if (!meets || !spot) continue;
    put(match, mover, place, 'walked');
    put(match, meets, spot, 'met');
    return;
  }
  const last = points.at(-1);
  if (last) put(match, mover, last, 'walked');
}

/** A base as wide as keeps a mover an inch away from it. */
const widened = (base: Base): Base => ({ ...base, radius: (base.radius ?? 0) + near });

/** Route to a place, avoiding figures that could meet the mover if possible; ruling 4. */
const wayTo = (match: Table, mover: Figure, to: Point, distance: Units): Route | undefined => {
  const ground = groundOf(match.s);
  const bases = basesFor(match, mover);
  const wide: Bases = { passable: bases.passable, blocking: bases.blocking.map(widened) };
  const around = routeTo(ground, baseOf(mover), to, wide, undefined, distance);
  return around ?? routeTo(ground, baseOf(mover), to, bases, undefined, distance);
};

export interface Walking {
  /** Nobody may meet it. */
  readonly isUnmet: boolean;
}

/** A walk of at most this many units to a place its owner picks. */
export function* walk(match: MatchContext, mover: Figure, distance: Units, { isUnmet }: Walking): Flow {
  if (distance <= 0) return;
  const bases = basesFor(match, mover);
  const marks = foesOf(match, mover).map(({ at }) => at);
  const region = reachable(groundOf(match.s), baseOf(mover), distance, bases, undefined, marks);
  const way = (to: Point): Route | undefined =>
    isUnmet ? region.way?.(to) : wayTo(match, mover, to, distance);
  const about = { about: 'move', figure: mover.id, distance } as const;
  const to = yield* choosePlace(mover.id, about, {
    contains: (place) => region.contains(place),
    candidates: () => region.candidates(),
    sample: (next) => region.sample(next),
    way,
  });
  if (to.x === mover.at.x && to.y === mover.at.y) return;
  if (isUnmet) put(match, mover, to, 'walked');
  else yield* goAlong(match, mover, way(to)?.points ?? [mover.at, to]);
}
