import type { Issue } from '../../issue';
import { err, ok, type Result } from '../../result';
import {
  canStand,
  footOf,
  half,
  heightAt,
  distanceToShape,
  isConvex,
  prepare,
  radius,
  reachable,
  unit,
  type Ground,
  type Point,
  type Region,
  type Table,
} from '../../table/table';
import { centre, cornerIds, cornerRadius, cornerTips, mapSide, type CornerId, type Spot } from './corners';

/** Faults of a map, with the details for a helpful sentence; a place is in #. */
export type MapIssue =
  | Issue<'map-size', { readonly side: number }>
  | Issue<
      'piece-off-map' | 'piece-bends-inwards' | 'piece-has-no-twin' | 'ladder-leads-nowhere',
      { readonly piece: string }
    >
  | Issue<'corner-taken', { readonly piece: string; readonly corner: CornerId }>
  | Issue<'spot-taken' | 'spot-cut-off' | 'pocket', { readonly at: Spot }>;

const toUnits = ({ x, y }: Spot): Point => ({ x: Math.round(x * unit), y: Math.round(y * unit) });
const toSpot = ({ x, y }: Point): Spot => ({ x: x / unit, y: y / unit });

/**
 * Whether a map can be played fairly: its size, corners that no terrain reaches into, half a turn that brings it onto
 * itself, a way on foot between all places on the ground where somebody can stand, and to every ladder, which leads up
 * (chapters "Scenarios" and "Climbing").
 * @param marked where scenarios lay something down
 */
export function checkMap(table: Table, marked: readonly Spot[]): Result<Ground, readonly MapIssue[]> {
  const side = mapSide * unit;
  if (table.width !== side || table.height !== side) {
    return err([{ rule: 'map-size', severity: 'error', path: ['width'], figures: { side: mapSide } }]);
  }
  const ground = prepare(table);
  const issues = [...checkPieces(table), ...checkPlaces(ground, spotsOf(marked))];
  return issues.length > 0 ? err(issues) : ok(ground);
}

function checkPieces(table: Table): MapIssue[] {
  const pieces = new Set(table.terrain.map(({ shape, ladders = [] }) => placesOf(shape, ladders)));
  return table.terrain.flatMap(({ id, shape, ladders = [] }, index): MapIssue[] => {
    const about = { severity: 'error', path: ['terrain', index], figures: { piece: id } } as const;
    const turned = (places: readonly Point[]): readonly Point[] =>
      places.map(({ x, y }) => ({ x: table.width - x, y: table.height - y }));
    const isOn = shape.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.height);
    const issues: MapIssue[] = [];
    if (!isOn) issues.push({ rule: 'piece-off-map', ...about });
    if (!isConvex(shape)) issues.push({ rule: 'piece-bends-inwards', ...about });
    if (!pieces.has(placesOf(turned(shape), turned(ladders))))
      issues.push({ rule: 'piece-has-no-twin', ...about });
    for (const corner of cornerIds) {
      if (distanceToShape(shape, toUnits(cornerTips[corner])) >= cornerRadius * unit) continue;
      issues.push({ rule: 'corner-taken', ...about, figures: { piece: id, corner } });
    }
    return issues;
  });
}

/** The same for the same corners and ladders, wherever they begin. */
const placesOf = (...all: readonly (readonly Point[])[]): string =>
  all
    .map((places) =>
      places
        .map(({ x, y }) => `${String(x)} ${String(y)}`)
        .sort()
        .join(),
    )
    .join(' / ');

/** Where something lies in a scenario, as near as a base can get; the middle, and the tips of the corners. */
const spotsOf = (marked: readonly Spot[]): readonly Spot[] =>
  [centre, ...marked, ...cornerIds.map((corner) => cornerTips[corner])].map(({ x, y }) => ({
    x: onMap(x),
    y: onMap(y),
  }));

function onMap(along: number): number {
  const edge = radius / unit;
  return Math.min(mapSide - edge, Math.max(edge, along));
}

/** The places that everybody must be able to get at, and those where nobody may be locked in. */
function checkPlaces(ground: Ground, spots: readonly Spot[]): MapIssue[] {
  const middle = toUnits(centre);
  const walk = reachable(ground, middle, Infinity, { passable: [], blocking: [] });
  const issue = (rule: 'spot-taken' | 'spot-cut-off' | 'pocket', place: Point): MapIssue => ({
    rule,
    severity: 'error',
    path: ['terrain'],
    figures: { at: toSpot(place) },
  });
  const taken = spots.map(toUnits).filter((place) => !canStand(ground, place, []));
  if (taken.length > 0) return taken.map((place) => issue('spot-taken', place));
  const cutOff = spots.map(toUnits).find((place) => !walk.contains(place));
  if (cutOff) return [issue('spot-cut-off', cutOff)];
  const pocket = grid.find(
    (place) => canStand(ground, place, []) && heightAt(ground, place) < half && !walk.contains(place),
  );
  return [...(pocket ? [issue('pocket', pocket)] : []), ...checkLadders(ground, walk)];
}

const checkLadders = (ground: Ground, walk: Pick<Region, 'contains'>): MapIssue[] =>
  ground.table.terrain.flatMap(({ id, ladders = [] }, index): MapIssue[] =>
    ladders.every((ladder) => {
      const foot = footOf(ground, ladder);
      return foot !== undefined && walk.contains(foot);
    })
      ? []
      : [
          {
            rule: 'ladder-leads-nowhere',
            severity: 'error',
            path: ['terrain', index],
            figures: { piece: id },
          },
        ],
  );

/** Places half a # apart all over a map. */
const grid: readonly Point[] = Array.from({ length: 47 * 47 }, (_, at) => ({
  x: ((at % 47) + 1) * (unit / 2),
  y: (Math.floor(at / 47) + 1) * (unit / 2),
}));
