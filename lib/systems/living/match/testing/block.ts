import { unit, type Terrain } from '../../../../table/table';

/**
 * A piece of terrain whose corner is at x, y, all in #, rounded to whole 1/1024 #: a wall 2 # high that nobody sees
 * through, walks through or climbs and that gives no cover, unless `more` says otherwise (its height in 1/1024 #).
 */
export const block = (
  x: number,
  y: number,
  wide: number,
  deep: number,
  more: Partial<Terrain> = {},
): Terrain => ({
  id: 'block',
  shape: [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ].map(([left = 0, top = 0]) => ({ x: Math.round(left * unit), y: Math.round(top * unit) })),
  height: 2 * unit,
  seeThrough: false,
  walkThrough: false,
  cover: false,
  climb: false,
  ...more,
});
