import { compass, distanceBetween } from './base';
import { onto } from './convex';
import { canStand, heightAt, type Ground, type Piece } from './ground';
import { half, radius, unit, type Point, type Units } from './plan';

/** The other end of a ladder. */
export interface Landing {
  readonly place: Point;
  /** How long the ladder is, which is as high as it leads. */
  readonly length: Units;
}

/** Who comes so near to a ladder with his base touches it: bases among terrain are octagons, and places are whole. */
const grip: Units = radius + unit / 16;

/** How far from its middle one looks for a place at the end of a ladder: half a base and a little more, or a whole one. */
const rings: readonly Units[] = [radius, radius + unit / 32, grip, 2 * radius - unit / 64];

const round = ({ x, y }: Point): readonly Point[] =>
  rings.flatMap((far) =>
    compass.map((side) => ({
      x: x + Math.trunc((side.x * far) / unit),
      y: y + Math.trunc((side.y * far) / unit),
    })),
  );

/** On top of a piece, or on the ground before it with a hand on the ladder. */
const isOnTop = (ground: Ground, { area, height }: Piece, place: Point): boolean =>
  onto(area, place) && heightAt(ground, place) === height;

const isBelow = (ground: Ground, { height }: Piece, ladder: Point, place: Point): boolean =>
  distanceBetween(ladder, place) <= grip && height - heightAt(ground, place) >= half;

/**
 * Where one comes to who climbs a ladder up or down from a place, whatever its length: at its foot the base touches it,
 * on top one stands within a base's width of it (chapter "Climbing").
 */
export const landings = (ground: Ground, from: Point, others: readonly Point[]): readonly Landing[] =>
  ground.laddered.flatMap((piece): readonly Landing[] =>
    (piece.terrain.ladders ?? []).flatMap((ladder): readonly Landing[] => {
      if (distanceBetween(ladder, from) > 2 * radius) return [];
      const places = round(ladder).filter((place) => canStand(ground, place, others));
      if (isOnTop(ground, piece, from))
        return places
          .filter((place) => isBelow(ground, piece, ladder, place))
          .map((place) => ({ place, length: piece.height - heightAt(ground, place) }));
      if (!isBelow(ground, piece, ladder, from)) return [];
      const length = piece.height - heightAt(ground, from);
      return places.filter((place) => isOnTop(ground, piece, place)).map((place) => ({ place, length }));
    }),
  );

/** Where one stands below a ladder and comes up; undefined where it leads nowhere. */
export const footOf = (ground: Ground, ladder: Point): Point | undefined =>
  round(ladder).find(
    (place) =>
      canStand(ground, place, []) &&
      landings(ground, place, []).some((top) => heightAt(ground, top.place) > heightAt(ground, place)),
  );
