import type { Drawing } from '../../../cards/card';
import type { Rank } from '../sheet/rank';

/** Wounds that each rank takes before the fighter is out; chapter "Wound". A boss ignores one more in each turn. */
export const woundsOf: Readonly<Record<Rank, number>> = { boss: 2, specialist: 2, rookie: 1 };

/** A square to tick, its middle at x, y; side in mm. */
export const square = (x: number, y: number, side: number): Drawing => ({
  draw: 'rect',
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
  radius: side * 0.12,
  fill: 'white',
  stroke: 'ink',
  strokeWidth: 0.25,
});

/** A round to mark an activation, its middle at x, y; side in mm. */
export const round = (x: number, y: number, side: number): Drawing => ({
  draw: 'circle',
  x,
  y,
  radius: side / 2,
  fill: 'white',
  stroke: 'ink',
  strokeWidth: 0.25,
});
