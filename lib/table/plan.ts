/** A length in 1/1024 #, always whole: places, heights and distances are compared without rounding. */
export type Units = number;

/** One # (the rulebook's unit of length). */
export const unit: Units = 1024;

/** # along each side of a table. */
export const tableSide = 24;

/** The usual base is a circle of 1 # across (ruling 24). */
export const radius: Units = unit / 2;

/** A figure is as tall as the usual base is wide (ruling on Jump: a Hero is an obstacle of 1 # x 1 #). */
export const tall: Units = 2 * radius;

/**
 * From this height on, half a figure's, a piece hinders anybody who steps on it and hides anybody behind it.
 */
export const half: Units = tall / 2;

/** A place on the table, to the right of and below its top left corner; of a figure it is the centre of the base. */
export interface Point {
  readonly x: Units;
  readonly y: Units;
}

/** A base: its centre and, where it is not of the usual size, its radius, a whole number from 1. */
export interface Base extends Point {
  readonly radius?: Units | undefined;
}

export const radiusOf = (base: Base): Units => base.radius ?? radius;

/**
 * A piece of terrain with the four answers of the chapter "Preparation". A piece that can be walked through
 * and climbed is a slope: figures walk over it as if it were flat, but are higher on it.
 */
export interface Terrain {
  readonly id: string;
  /** The corners of a convex outline. What bends inwards is built of several pieces that overlap. */
  readonly shape: readonly Point[];
  readonly height: Units;
  readonly seeThrough: boolean;
  readonly walkThrough: boolean;
  readonly cover: boolean;
  readonly climb: boolean;
  /** Places at its edge where a ladder leans against it, which leads up and down its whole height. */
  readonly ladders?: readonly Point[];
}

/** A playing area with its terrain; plain data. */
export interface Table {
  readonly width: Units;
  readonly height: Units;
  readonly terrain: readonly Terrain[];
}

/** The other figures, as a moving one meets them: none may be ended on, only allies passed (ruling 25). */
export interface Bases {
  readonly passable: readonly Base[];
  readonly blocking: readonly Base[];
}

/** How a figure moves. What is left out is what everybody does on foot. */
export interface Manner {
  /** Nothing hinders on the way, terrain and figures alike. */
  readonly flies?: boolean;
  /** Whatever is lower than half a figure does not hinder, climbable or not. */
  readonly hovers?: boolean;
  /** Walls of any kind are climbed; each unit up or down counts as one of distance. */
  readonly climbs?: boolean;
  /** Obstacles up to this height and, along the way, this width are jumped; a figure is one as wide as its base and 1 # high. */
  readonly jumps?: { readonly width: Units; readonly height: Units };
  /** The deepest jump down that is taken on the way; 1 # unless said otherwise, which does no harm. */
  readonly drop?: Units;
}

/** A route from place to place, round what hinders. */
export interface Route {
  /** Part of the movement that it uses. */
  readonly length: Units;
  /** Start, corners and end. */
  readonly points: readonly Point[];
  /** The depth of each jump down, in order; empty on the level and when climbing. */
  readonly drops: readonly Units[];
}

/** The places where a movement may end. */
export interface Region {
  contains: (place: Point) => boolean;
  /** The places worth a thought, each within the region: finite, sorted, never empty, always the same. */
  candidates: () => readonly Point[];
  /** A place of the region, every other time one worth a thought; `next(n)` gives a whole number from 0 to n - 1. */
  sample: (next: (n: number) => number) => Point;
  /** The way to a place of the region; absent where nobody walks there. */
  way?: (place: Point) => Route | undefined;
}

/** An area that nobody sees into, out of or through, as smoke is; partly inside is inside (ruling 24). */
export interface Cloud extends Point {
  readonly radius: Units;
}
