import { compass, distanceBetween, placesRound } from './base';
import { onto } from './convex';
import { hasRoom, heightAt, leansOn, meets, nearby, sized, type Ground } from './ground';
import {
  half,
  radius,
  radiusOf,
  tall,
  unit,
  type Base,
  type Bases,
  type Manner,
  type Point,
  type Terrain,
  type Units,
} from './plan';
import { never, segmentCost } from './segment-cost';

/** A pushed figure goes over any edge. */
const pushed: Manner = { drop: never };

const pushedInTheAir: Manner = { flies: true };

/**
 * Where a figure ends that is pushed straight away from a place: as far as terrain, other bases and the edge of the
 * table allow, at a place where it can stand (chapter "Armoury", critical hits). A flying figure is pushed over
 * terrain.
 */
export function shove(
  table: Ground,
  from: Base,
  awayFrom: Point,
  distance: Units,
  bases: Bases,
  flies = false,
): Point {
  const ground = sized(table, radiusOf(from));
  const others = [...bases.passable, ...bases.blocking];
  const dx = from.x - awayFrom.x;
  const dy = from.y - awayFrom.y;
  const whole = Math.sqrt(dx * dx + dy * dy);
  if (whole === 0) return from;
  const after = (far: Units): Point => ({
    x: from.x + Math.trunc((dx * far) / whole),
    y: from.y + Math.trunc((dy * far) / whole),
  });
  const manner = flies ? pushedInTheAir : pushed;
  let far = 0;
  let beyond = Math.floor(distance) + 1;
  while (beyond - far > 1) {
    const middle = Math.floor((far + beyond) / 2);
    if (segmentCost(ground, from, after(middle), others, manner) === never) beyond = middle;
    else far = middle;
  }
  while (far > 0 && !hasRoom(ground, after(far), others)) far--;
  return after(far);
}

/**
 * The nearest place beside a base where another figure, with a base of radius `own`, can stand, in base contact if
 * there is room, else up to `within` from it, edge to edge; as for a figure that dismounts or is summoned. `undefined`
 * if everything is taken. Places that are not open are passed over.
 */
export function besides(
  table: Ground,
  base: Base,
  bases: Bases,
  within: Units,
  own: Units = radius,
  isOpen: (place: Point) => boolean = () => true,
): Point | undefined {
  const ground = sized(table, own);
  const others = [...bases.passable, ...bases.blocking, base];
  const touching = placesRound(base, own).find(
    (place) => hasRoom(ground, place, others) && meets(ground, place, base) && isOpen(place),
  );
  if (touching) return touching;
  const contact = own + radiusOf(base);
  for (let far = ring; far <= within; far += ring) {
    const place = compass
      .map(({ x, y }) => ({
        x: base.x + Math.trunc((x * contact) / unit) + Math.trunc((x * far) / unit),
        y: base.y + Math.trunc((y * contact) / unit) + Math.trunc((y * far) / unit),
      }))
      .find(
        (place) =>
          distanceBetween(place, base) <= within + contact && hasRoom(ground, place, others) && isOpen(place),
      );
    if (place) return place;
  }
  return undefined;
}

/** How finely one looks for room. */
const ring: Units = unit / 8;

/** A place on top of a piece, for a figure that spends an action on climbing it. */
export interface Perch {
  readonly terrain: Terrain;
  readonly place: Point;
  /** How far up it is. */
  readonly rise: Units;
}

/**
 * The places on top of climbable terrain that the figure touches and that rises by half a figure to `highest`, where a
 * climb of a whole action may end: at the edge, at most a base's width from where it began (chapter "Climbing").
 */
export function perches(
  table: Ground,
  from: Base,
  others: readonly Base[],
  highest: Units = tall,
): readonly Perch[] {
  const ground = sized(table, radiusOf(from));
  const level = heightAt(ground, from);
  return nearby(ground, from).flatMap((piece): Perch[] => {
    const rise = piece.height - level;
    if (!piece.floor || piece.easy || rise < half || rise > highest || !leansOn(piece, from)) return [];
    return edgesOf(ground.radius)
      .map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
      .filter((place) => onto(piece.area, place) && heightAt(ground, place) === piece.height)
      .filter((place) => hasRoom(ground, place, others))
      .map((place) => ({ terrain: piece.terrain, place, rise }));
  });
}

/** Where one looks for a hold: half a base's width and more in eight directions. */
const edgesOf = (own: Units): readonly Point[] => {
  const places: Point[] = [];
  for (const far of [own + 32, own + own / 2, 2 * own]) {
    for (let x = -1; x <= 1; x++) {
      for (let y = -1; y <= 1; y++) {
        if (x !== 0 || y !== 0) places.push(atDistance({ x, y }, far));
      }
    }
  }
  return places;
};

function atDistance({ x, y }: Point, far: Units): Point {
  const whole = Math.sqrt(x * x + y * y);
  return { x: Math.trunc((x * far) / whole), y: Math.trunc((y * far) / whole) };
}
