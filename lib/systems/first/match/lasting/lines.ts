import {
  canSee,
  distanceBetween,
  lineTouches,
  radius,
  type Point,
  type Region,
  type Units,
} from '../../../../table/table';
import type { Figure } from '../state/figure';
import { isTarget, type MatchContext } from '../state/match-context';
import { tauntersOf } from './modifiers';

/** Visible figures on a straight line from this one's middle, without the figure itself. */
export const onLine = (match: MatchContext, from: Figure, end: Point): readonly Figure[] =>
  match.s.figures.filter(
    (other) =>
      other !== from &&
      isTarget(other) &&
      lineTouches(from.at, end, other.at) &&
      canSee(match.ground, from.at, other.at),
  );

/** Candidate directions for a line without figures. */
const directions: readonly Point[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

const inDirection = ({ x, y }: Point, { x: dx, y: dy }: Point, far: Units): Point => {
  const whole = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  return { x: x + Math.trunc((dx * far) / whole), y: y + Math.trunc((dy * far) / whole) };
};

/** Ends of lines through the middles of all others: those that just reach them, and the longest. */
const worthALook = (match: MatchContext, from: Figure, most: Units): readonly Point[] => {
  const round = directions.map((way) => inDirection(from.at, way, most));
  const towards = match.s.figures
    .filter((other) => other !== from && isTarget(other))
    .flatMap((other): readonly Point[] => {
      const way = { x: other.at.x - from.at.x, y: other.at.y - from.at.y };
      const reaching = Math.min(most, distanceBetween(from.at, other.at) - radius / 2);
      return [inDirection(from.at, way, reaching), inDirection(from.at, way, most)];
    });
  return [...round, ...towards]
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .filter(({ x, y }, nth, all) => x !== all[nth - 1]?.x || y !== all[nth - 1]?.y);
};

/**
 * Where a line of up to this many units from the middle of a figure may end; a taunted figure's lines must hit its
 * taunters. Undefined if there is no such line.
 */
export const regionOfLines = (match: MatchContext, from: Figure, most: Units): Region | undefined => {
  const taunters = tauntersOf(match, from);
  const contains = (place: Point): boolean =>
    Number.isInteger(place.x) &&
    Number.isInteger(place.y) &&
    distanceBetween(from.at, place) <= most &&
    (taunters.length === 0 || onLine(match, from, place).some(({ id }) => taunters.includes(id)));
  const known = worthALook(match, from, most).filter(contains);
  const [nearest] = known;
  if (!nearest) return undefined;
  return {
    contains,
    candidates: () => known,
    sample: (next) => {
      const place = { x: from.at.x + next(2 * most + 1) - most, y: from.at.y + next(2 * most + 1) - most };
      return contains(place) ? place : (known[next(known.length)] ?? nearest);
    },
  };
};
