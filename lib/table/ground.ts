import { oncePer } from '../once-per';
import { grown, hullOf, onto, within, type Convex } from './convex';
import { overlapsFrom, touchesFrom } from './base';
import { Sights } from './sights';
import {
  half,
  radius,
  radiusOf,
  unit,
  type Base,
  type Point,
  type Table,
  type Terrain,
  type Units,
} from './plan';

/** A piece of terrain with what the questions about it need. */
export interface Piece {
  readonly terrain: Terrain;
  readonly height: Units;
  /** The piece itself, and where the centre of a base of the ground's size is that lies on it. */
  readonly area: Convex;
  readonly around: Convex;
  /** A figure can stand on it, and is then higher. */
  readonly floor: boolean;
  /** It is walked up and down without climbing: a slope, or lower than half a figure. */
  readonly easy: boolean;
  /** Nobody walks onto it: half a figure high or more, and no other floor leads up to it. */
  readonly sheer: boolean;
}

/**
 * A table made ready for questions about bases of one size; made once per table and size, and kept outside of what a
 * match remembers.
 */
export interface Ground {
  readonly table: Table;
  /** Of the bases that it is made ready for. */
  readonly radius: Units;
  readonly pieces: readonly Piece[];
  /** Pieces that hinder on foot. */
  readonly hindering: readonly Piece[];
  readonly floors: readonly Piece[];
  /** Floors that are walked up and down without climbing. */
  readonly easy: readonly Piece[];
  /** Pieces that block sight, and those that give cover. */
  readonly hiding: readonly Piece[];
  readonly covering: readonly Piece[];
  /** Nobody has to climb anywhere: every place is on the level or walked up to. */
  readonly flat: boolean;
  /** Which pieces a base may touch whose centre is in a field of 2 # x 2 #, row by row. */
  readonly fields: readonly (readonly Piece[])[];
  readonly across: number;
  /** Floors that a ladder leads up to. */
  readonly laddered: readonly Piece[];
  /** Floors half a figure high or more: one may jump down from them. */
  readonly steep: readonly Piece[];
  readonly sights: Sights;
}

const field: Units = 2 * unit;
const none: readonly Piece[] = [];

/**
 * Makes a table ready, once: bases of the usual size are asked about, and all others by way of `sized`. Outlines that
 * bend inwards are filled out; pieces without an area are left out.
 */
export const prepare = oncePer((table: Table): Ground => groundFor(table, radius));

/** The grounds of a table for bases of other sizes. */
const otherSizes: (table: Table) => Map<Units, Ground> = oncePer(() => new Map());

/** The same table made ready for bases of a radius. */
export function sized(ground: Ground, own: Units): Ground {
  if (own === ground.radius) return ground;
  const { table } = ground;
  if (own === radius) return prepare(table);
  const others = otherSizes(table);
  let other = others.get(own);
  if (!other) {
    other = groundFor(table, own);
    others.set(own, other);
  }
  return other;
}

function groundFor(table: Table, own: Units): Ground {
  const solid = table.terrain.flatMap((terrain): Omit<Piece, 'sheer'>[] => {
    const area = hullOf(terrain.shape);
    if (area.corners.length < 3) return [];
    const easy = terrain.walkThrough || (terrain.climb && terrain.height < half);
    return [{ terrain, height: terrain.height, area, around: grown(area, own), floor: terrain.climb, easy }];
  });
  const pieces = solid.map((piece): Piece => {
    const isReached = solid.some(
      (other) => other !== piece && other.floor && mayMeet(piece.around, other.area),
    );
    return { ...piece, sheer: piece.floor && piece.height >= half && !isReached };
  });
  const across = Math.max(1, Math.ceil(table.width / field));
  const rows = Math.max(1, Math.ceil(table.height / field));
  const fields = Array.from({ length: across * rows }, (_, at) => {
    const left = (at % across) * field;
    const bottom = Math.floor(at / across) * field;
    const square = { left, bottom, right: left + field, top: bottom + field };
    return pieces.filter(({ around }) => mayMeet(around, square));
  });
  const hindering = pieces.filter(({ easy }) => !easy);
  const floors = pieces.filter(({ floor }) => floor);
  return {
    table,
    radius: own,
    pieces,
    hindering,
    floors,
    easy: floors.filter(({ easy }) => easy),
    hiding: pieces.filter(({ terrain }) => !terrain.seeThrough),
    covering: pieces.filter(({ terrain }) => terrain.cover),
    flat: !hindering.some(({ floor }) => floor),
    fields,
    across,
    laddered: floors.filter(({ terrain }) => (terrain.ladders ?? []).length > 0),
    steep: floors.filter(({ height }) => height >= half),
    sights: new Sights(),
  };
}

type Box = Pick<Convex, 'left' | 'right' | 'bottom' | 'top'>;

/** Whether the boxes of two areas touch. */
const mayMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.bottom <= b.top && a.top >= b.bottom;

/** The pieces that a base at this place may touch, and perhaps some more. */
export const nearby = (ground: Ground, { x, y }: Point): readonly Piece[] =>
  ground.fields[Math.floor(y / field) * ground.across + Math.floor(x / field)] ?? none;

/** Whether there may be anything to climb, up or down, for a figure at this place. */
export const isBySteps = (ground: Ground, base: Base): boolean =>
  !ground.flat &&
  nearby(sized(ground, radiusOf(base)), base).some(
    ({ floor, easy, height }) => floor && !easy && height >= half,
  );

/** How high a figure stands: the height of the highest piece under its centre that can be stood on. */
export function heightAt(ground: Ground, place: Point): Units {
  let level = 0;
  if (ground.floors.length === 0) return level;
  for (const piece of nearby(ground, place)) {
    if (piece.floor && piece.height > level && onto(piece.area, place)) level = piece.height;
  }
  return level;
}

/** Whether terrain and the table's edge leave room for a base of the ground's size, on one solid level (chapter "Climbing"). */
export function isFree(ground: Ground, place: Point): boolean {
  const { width, height } = ground.table;
  const { radius: own } = ground;
  const { x, y } = place;
  if (!(x >= own && y >= own && x <= width - own && y <= height - own)) return false;
  for (const piece of nearby(ground, place)) {
    if (piece.easy || !within(piece.around, place)) continue;
    if (!piece.floor || piece.height - heightAt(ground, place) >= half) return false;
  }
  return true;
}

/** Whether a base of the ground's size has room at a place: no other base and no terrain that hinders lies there. */
export function hasRoom(ground: Ground, place: Point, others: readonly Base[]): boolean {
  const { radius: own } = ground;
  for (const other of others) if (overlapsFrom(place, own, other)) return false;
  return isFree(ground, place);
}

/** Whether a base may be where it is: on the table, not on terrain that hinders, not on another base. */
export const canStand = (ground: Ground, base: Base, others: readonly Base[]): boolean =>
  hasRoom(sized(ground, radiusOf(base)), base, others);

/** Whether a base of the ground's size at a place is in base contact with another. */
export const meets = (ground: Ground, place: Point, other: Base): boolean =>
  touchesFrom(place, ground.radius, other) &&
  Math.abs(heightAt(ground, place) - heightAt(ground, other)) < half;

/** Whether two figures are in base contact: they touch, and no step of half a figure lies between them. */
export const inContact = (ground: Ground, a: Base, b: Base): boolean =>
  meets(sized(ground, radiusOf(a)), a, b);

/** The terrain that a base touches, is in or is on. */
export const terrainAt = (ground: Ground, base: Base): readonly Terrain[] =>
  nearby(sized(ground, radiusOf(base)), base)
    .filter((piece) => leansOn(piece, base))
    .map(({ terrain }) => terrain);

/** A base this near to a piece leans on it: places are whole numbers, and slanting edges are not. */
const slack: Units = 8;

/** Whether a base of the size that a piece was made ready for touches it. */
export function leansOn({ around }: Piece, { x, y }: Point): boolean {
  for (const { nx, ny, c } of around.sides) {
    const beyond = nx * x + ny * y - c;
    if (beyond > 0 && beyond * beyond > slack * slack * (nx * nx + ny * ny)) return false;
  }
  return true;
}
