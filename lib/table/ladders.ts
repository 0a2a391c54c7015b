import { compass, distanceBetween } from './base';
import { onto } from './convex';
import { hasRoom, heightAt, sized, type Ground, type Piece } from './ground';
import { half, radiusOf, unit, type Base, type Point, type Units } from './plan';

/** The other end of a ladder. */
export interface Landing {
  readonly place: Point;
  /** How long the ladder is, which is as high as it leads. */
  readonly length: Units;
}

/** A base this near to a ladder touches it: bases among terrain are octagons, and places are whole. */
const gripOf = (own: Units): Units => own + unit / 16;

/** How far from its middle one looks for a place at the end of a ladder: half a base and a little more, or a whole one. */
const round = ({ x, y }: Point, own: Units): readonly Point[] =>
  [own, own + unit / 32, gripOf(own), 2 * own - unit / 64].flatMap((far) =>
    compass.map((side) => ({
      x: x + Math.trunc((side.x * far) / unit),
      y: y + Math.trunc((side.y * far) / unit),
    })),
  );

/** On top of a piece, or on the ground before it with a hand on the ladder. */
const isOnTop = (ground: Ground, { area, height }: Piece, place: Point): boolean =>
  onto(area, place) && heightAt(ground, place) === height;

const isBelow = (ground: Ground, { height }: Piece, ladder: Point, place: Point): boolean =>
  distanceBetween(ladder, place) <= gripOf(ground.radius) && height - heightAt(ground, place) >= half;

/**
 * Where a figure that climbs a ladder up or down from a place arrives, whatever the ladder's length: at the
 * foot the base touches it, on top it is within a base's width of it (chapter "Climbing").
 */
export const landings = (table: Ground, from: Base, others: readonly Base[]): readonly Landing[] => {
  const ground = sized(table, radiusOf(from));
  const { radius: own } = ground;
  return ground.laddered.flatMap((piece): readonly Landing[] =>
    (piece.terrain.ladders ?? []).flatMap((ladder): readonly Landing[] => {
      if (distanceBetween(ladder, from) > 2 * own) return [];
      const places = round(ladder, own).filter((place) => hasRoom(ground, place, others));
      if (isOnTop(ground, piece, from))
        return places
          .filter((place) => isBelow(ground, piece, ladder, place))
          .map((place) => ({ place, length: piece.height - heightAt(ground, place) }));
      if (!isBelow(ground, piece, ladder, from)) return [];
      const length = piece.height - heightAt(ground, from);
      return places.filter((place) => isOnTop(ground, piece, place)).map((place) => ({ place, length }));
    }),
  );
};

/** Where one with a base of the usual size stands below a ladder and comes up; undefined where it leads nowhere. */
export const footOf = (ground: Ground, ladder: Point): Point | undefined =>
  round(ladder, ground.radius).find(
    (place) =>
      hasRoom(ground, place, []) &&
      landings(ground, place, []).some((top) => heightAt(ground, top.place) > heightAt(ground, place)),
  );
