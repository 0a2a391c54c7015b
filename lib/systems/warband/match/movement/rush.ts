import {
  besideBase,
  canStand,
  distanceBetween,
  radius,
  squaredToLine,
  towards,
  unit,
  type Point,
  type Region,
  type Units,
} from '../../../../table/table';
import { isOnTable, type Figure } from '../state/figure';
import { choosePlace, type Actor, type Flow, type MatchContext } from '../state/match-context';
import { basesFor, inchesInSpace, takenPlaces } from '../places/bases';
import { movementOf } from './movement';

/** Directions from a target in which one looks for a place: in base contact, and half an inch off. */
const sides: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** Units by which bases in contact may seem to overlap: places are whole numbers. */
const touching = 8;

/** Places straight ahead, over terrain of any kind, that are within an inch of an opponent. */
class Rush implements Region {
  private readonly match: MatchContext;
  private readonly figure: Figure;
  private readonly foes: readonly Figure[];
  private readonly distance: Units;
  private readonly taken: readonly Point[];
  private readonly blocking: readonly Point[];
  private listed: readonly Point[] | undefined;

  constructor(match: MatchContext, { figure, by }: Actor) {
    this.match = match;
    this.figure = figure;
    this.distance = movementOf(match, figure);
    this.taken = takenPlaces(match, figure);
    this.blocking = basesFor(match, figure).blocking;
    const far = this.distance + 2 * radius + unit;
    this.foes = match.s.figures.filter(
      (one) =>
        one !== figure && one.team !== by && isOnTable(one) && distanceBetween(one.at, figure.at) <= far,
    );
  }

  contains(place: Point): boolean {
    return (
      Number.isInteger(place.x) &&
      Number.isInteger(place.y) &&
      distanceBetween(this.figure.at, place) <= this.distance &&
      this.foes.some((foe) => inchesInSpace(this.match, foe.at, place) <= 1) &&
      this.passesNobody(place) &&
      canStand(this.match.ground, place, this.taken)
    );
  }

  /** Terrain of any kind is crossed, opponents are not; rulings 3 and 20. */
  private passesNobody(place: Point): boolean {
    return this.blocking.every(
      (at) => squaredToLine(this.figure.at, place, at) >= (2 * radius - touching) ** 2,
    );
  }

  candidates(): readonly Point[] {
    this.listed ??= this.spots()
      .filter((spot) => this.contains(spot))
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .filter((spot, at, all) => spot.x !== all[at - 1]?.x || spot.y !== all[at - 1]?.y);
    return this.listed;
  }

  sample(next: (n: number) => number): Point {
    const known = this.candidates();
    return known[next(known.length)] ?? this.figure.at;
  }

  private spots(): readonly Point[] {
    const from = this.figure.at;
    return this.foes.flatMap(({ at }) => {
      const nearest = besideBase(at, from) ?? at;
      const round = sides.flatMap((side) => {
        const toward = { x: at.x + side.x * unit, y: at.y + side.y * unit };
        const touching = besideBase(at, toward) ?? at;
        return [touching, besideBase({ ...at, radius: unit }, toward) ?? at];
      });
      return [nearest, towards(from, nearest, this.distance), ...round];
    });
  }
}

/** Where a rush may end; undefined where it comes near nobody. */
const rushOf = (match: MatchContext, actor: Actor): Region | undefined => {
  const rush = new Rush(match, actor);
  return rush.candidates().length > 0 ? rush : undefined;
};

export const canRush = (match: MatchContext, actor: Actor): boolean =>
  !actor.figure.isStill && rushOf(match, actor) !== undefined;

/** A straight move to within an inch of an opponent. @returns whether there was one */
export function* rush(match: MatchContext, actor: Actor): Flow<boolean> {
  const { figure, by } = actor;
  const region = rushOf(match, actor);
  if (!region) return false;
  const from = figure.at;
  const to = yield* choosePlace(by, { about: 'rush', figure: figure.id }, region);
  figure.hasMoved = true;
  figure.at = to;
  match.host.emit({ told: 'rushed', figure: figure.id, from, to });
  match.scenario.moved(match, figure, [from, to]);
  return true;
}
