import type { Drawing, Ink } from './card';

/** An icon is a path in a box of 512 x 512. */
export const iconBox = 512;

/** An icon in a square of `side` mm with its middle at x, y. */
export const drawIcon = (icon: string, x: number, y: number, side: number, fill: Ink = 'ink'): Drawing => ({
  draw: 'path',
  d: icon,
  x: x - side / 2,
  y: y - side / 2,
  scale: side / iconBox,
  fill,
});
