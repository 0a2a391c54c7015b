import type { Region } from '../match/request';
import type { TableBetween, TableFigure, TableScene, TableThreat, ThreatWay } from '../systems/table-scene';
import { outlineOf } from '../table/outline';
import {
  distanceBetween,
  gapBetween,
  touches,
  unit,
  type Point,
  type Route,
  type Units,
} from '../table/table';

/** A region as it is drawn: its outline, and the suggested places. */
export interface DrawnRegion {
  /** Closed, to be filled by the even-odd rule. */
  readonly rings: readonly (readonly Point[])[];
  readonly places: readonly Point[];
}

/** Places of a grid that are looked at, at most. */
const mostPlaces = 1600;

const boundsOf = (places: readonly Point[]) => {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const margin = unit / 2;
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
};

/** Measures a region out; it gives way often, so that a page stays awake meanwhile. */
export function* drawnRegion(region: Region): Generator<undefined, DrawnRegion, undefined> {
  const places = region.candidates();
  const box = boundsOf(places);
  const area = Math.max(1, (box.right - box.left) * (box.bottom - box.top));
  const step = Math.max(unit / 4, Math.ceil(Math.sqrt(area / mostPlaces)));
  const rings = yield* outlineOf((place) => region.contains(place), box, step);
  return { rings, places };
}

/** So far beside a region a place still means one in it. */
const beside: Units = 1.5 * unit;

/**
 * The place of a region that was meant by one beside it; undefined where none is near.
 * @param most what counts as near; Infinity for the nearest there is
 */
export const nearestIn = (
  region: Region,
  drawn: DrawnRegion | undefined,
  meant: Point,
  most = beside,
): Point | undefined => {
  const place = { x: Math.round(meant.x), y: Math.round(meant.y) };
  if (region.contains(place)) return place;
  let best: Point | undefined;
  let least = most;
  // Finding them takes longer than a tap may.
  const places = drawn?.places ?? region.candidates();
  for (const each of [...(drawn?.rings.flat() ?? []), ...places]) {
    const distance = distanceBetween(each, place);
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
};

/** Facts about a place, for readers who don't see the map. */
export interface PlaceFacts {
  /** # from the left and the top of the table. */
  readonly at: readonly [left: number, top: number];
  /** # from where the figure stands; undefined where nobody goes there from another place. */
  readonly distance: number | undefined;
  /** From the right, with the clock, in eighths of a turn. */
  readonly eighth: number;
  /** A goal or a figure that lies that way and isn't passed. */
  readonly towards?: string;
  /** A goal that the place lies in. */
  readonly inside?: string;
  /** Figures in base contact there. */
  readonly contact: readonly string[];
  /** The nearest opponent, edge to edge. */
  readonly nearest: { readonly name: string; readonly distance: number } | undefined;
}

const eighthOf = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4) + 8) % 8;

/** Goals and figures that a way leads to: goals first, then opponents, the nearest first. */
const landmarkTowards = (
  { figures, pieces }: TableScene,
  mover: TableFigure,
  place: Point,
): string | undefined => {
  const eighth = eighthOf(mover.at, place);
  const reached = distanceBetween(mover.at, place);
  const isThere = (at: Point, radius: Units): boolean =>
    eighthOf(mover.at, at) === eighth && distanceBetween(mover.at, at) + radius >= reached;
  const goal = pieces.find(
    ({ landmark, at, radius }) => landmark !== undefined && isThere(at, radius),
  )?.landmark;
  if (goal !== undefined) return goal;
  return figures
    .filter(({ id, state, isOff }) => id !== mover.id && state === 'up' && !isOff)
    .filter(({ at, radius }) => isThere(at, radius + mover.radius))
    .sort(
      (a, b) =>
        Number(a.team === mover.team) - Number(b.team === mover.team) ||
        distanceBetween(mover.at, a.at) - distanceBetween(mover.at, b.at),
    )[0]?.name;
};

/** Ways to a place start at this figure, unless it isn’t on the table or comes back from the dead. */
export const goesFromHere = (mover: TableFigure | undefined): mover is TableFigure =>
  mover !== undefined && mover.isOff !== true && mover.state !== 'dead';

/** Distance and direction of a place, and who is beside it. @param mover whoever would move there */
export const placeFacts = (scene: TableScene, mover: TableFigure | undefined, place: Point): PlaceFacts => {
  const { figures, pieces } = scene;
  const stands = goesFromHere(mover) ? mover : undefined;
  const from = stands?.at ?? place;
  const base = { ...place, radius: mover?.radius };
  const others = figures
    .filter(({ id, state, isOff }) => id !== mover?.id && state === 'up' && !isOff)
    .map(({ name, team, at, radius }) => {
      const other = { ...at, radius };
      const isOpponent = team !== mover?.team;
      return { name, isOpponent, distance: gapBetween(base, other) / unit, isBeside: touches(base, other) };
    })
    .sort((a, b) => a.distance - b.distance);
  const towards = stands && landmarkTowards(scene, stands, place);
  const nearest = others.find(({ isOpponent }) => isOpponent);
  const inside = pieces.find(
    ({ landmark, at, radius }) => landmark !== undefined && distanceBetween(place, at) <= radius,
  )?.landmark;
  return {
    at: [place.x / unit, place.y / unit],
    distance: stands && distanceBetween(from, place) / unit,
    eighth: eighthOf(from, place),
    ...(towards !== undefined && { towards }),
    ...(inside !== undefined && { inside }),
    contact: others.filter(({ isBeside }) => isBeside).map(({ name }) => name),
    nearest: nearest && { name: nearest.name, distance: nearest.distance },
  };
};

/** Consequences of going to a place: the way there, and what opponents see of a figure that stands there. */
export interface PlaceMeaning {
  /** # of the way, where it goes round something; undefined for a straight one, or where nobody walks. */
  readonly round: number | undefined;
  /** # of each jump down on the way. */
  readonly drops: readonly number[];
  /** Opponents who stand. */
  readonly opponents: number;
  /** Figures that see it across cover, and figures that don't see it. */
  readonly cover: readonly string[];
  readonly unseen: readonly string[];
  /** Opponents who could reach it there next turn. */
  readonly threats: readonly (TableThreat & { readonly name: string })[];
  /** Points that are won or lost by standing there, as sentences. */
  readonly stakes: readonly string[];
  /** Risk of going anywhere, as a sentence. */
  readonly risk?: string;
}

/** Threats with the names of those they come from. */
const named = ({ figures }: TableScene, threats: readonly TableThreat[]): PlaceMeaning['threats'] =>
  threats.flatMap((threat) => {
    const figure = figures.find(({ id }) => id === threat.figure);
    return figure ? [{ ...threat, name: figure.name }] : [];
  });

/** Names by how they threaten, those who do alike together. */
export const threatsAlike = (
  threats: PlaceMeaning['threats'],
): readonly { readonly ways: readonly ThreatWay[]; readonly names: readonly string[] }[] => {
  const byWays = new Map<string, { ways: readonly ThreatWay[]; names: readonly string[] }>();
  for (const { ways, name } of threats) {
    const key = ways.join(' ');
    byWays.set(key, { ways, names: [...(byWays.get(key)?.names ?? []), name] });
  }
  return [...byWays.values()];
};

/** @param between what lies between an opponent and the mover there; undefined where the game does not measure it */
export const placeMeaning = (
  scene: TableScene,
  mover: TableFigure | undefined,
  way: Route | undefined,
  between: (opponent: number) => TableBetween | undefined,
  threats: readonly TableThreat[] = [],
  risk?: string,
  stakes: readonly string[] = [],
): PlaceMeaning => {
  const { figures } = scene;
  const opponents = mover ? figures.filter(({ team, state }) => team !== mover.team && state === 'up') : [];
  const seen = opponents.map(({ id, name }) => ({ name, between: between(id) }));
  return {
    round: way && way.points.length > 2 ? way.length / unit : undefined,
    drops: (way?.drops ?? []).map((drop) => drop / unit),
    opponents: opponents.length,
    cover: seen.flatMap(({ name, between: is }) => (is?.sees && is.cover ? [name] : [])),
    unseen: seen.flatMap(({ name, between: is }) => (is && !is.sees ? [name] : [])),
    threats: named(scene, threats),
    stakes,
    ...(risk !== undefined && { risk }),
  };
};
