import type { Drawing } from '../card';

/** mm */
export type Spot = readonly [x: number, y: number];

/** A line, or the dashes of a fold. */
export const line = (from: Spot, to: Spot, dash?: true): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke: 'ink',
  strokeWidth: dash ? 0.3 : 0.4,
  ...(dash && { dash: [1.2, 0.8] as const }),
});

/** An area from corner to corner. */
export const area = (corners: readonly Spot[], fill: 'white' | 'panel' | 'blue'): Drawing => ({
  draw: 'path',
  d: `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
  x: 0,
  y: 0,
  scale: 1,
  fill,
  stroke: 'ink',
  strokeWidth: 0.4,
});

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: 'white' | 'panel' | 'blue',
): Drawing => ({
  draw: 'rect',
  x,
  y,
  width,
  height,
  fill,
  stroke: 'ink',
  strokeWidth: 0.4,
});

/** A line that ends in a head. */
export const arrow = ([x, y]: Spot, [toX, toY]: Spot): readonly Drawing[] => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  const back = (turn: number): Spot => [toX - 2.4 * ux + turn * 1.4 * uy, toY - 2.4 * uy - turn * 1.4 * ux];
  return [line([x, y], [toX, toY]), line(back(1), [toX, toY]), line(back(-1), [toX, toY])];
};
