import { unit, type Point, type Units } from '@/lib/table/table';
import { isWithin, type ViewBox } from './view-box';

/** A circle of the table that matters now. */
export interface Focus {
  readonly at: Point;
  readonly radius: Units;
}

/** # about what matters. */
const margin = 1.5;
/** A view is at least this many # wide: closer up, players lose their bearings. */
const least = 9;
/** From this part of the whole on, the whole is as good. */
const nearly = 0.8;
/** A view comes closer only for less than this part of what it shows. */
const plainly = 0.62;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The smallest square view of all that matters; the whole table where that is hardly wider. */
export const fitted = (whole: ViewBox, focus: readonly Focus[]): ViewBox => {
  if (focus.length === 0) return whole;
  const edge = (side: 'x' | 'y', sign: 1 | -1): number =>
    sign * Math.max(...focus.map(({ at, radius }) => (sign * at[side] + radius) / unit + margin));
  const right = whole.x + whole.width;
  const bottom = whole.y + whole.height;
  const [x1, x2] = [clamp(edge('x', -1), whole.x, right), clamp(edge('x', 1), whole.x, right)];
  const [y1, y2] = [clamp(edge('y', -1), whole.y, bottom), clamp(edge('y', 1), whole.y, bottom)];
  const width = Math.max(least, x2 - x1, y2 - y1);
  if (width >= nearly * whole.width) return whole;
  return {
    x: clamp((x1 + x2 - width) / 2, whole.x, right - width),
    y: clamp((y1 + y2 - width) / 2, whole.y, bottom - width),
    width,
    height: width,
  };
};

/**
 * The view that follows another one: the same while it shows what matters, else moved just so far that it does. It goes
 * further off where what matters has no room in it, and comes closer only where that makes a plain difference.
 */
export const followed = (before: ViewBox | undefined, next: ViewBox): ViewBox => {
  if (!before || next.width > before.width || next.width < plainly * before.width) return next;
  if (isWithin(next, before)) return before;
  const along = (side: 'x' | 'y'): number =>
    clamp(before[side], next[side] + next.width - before.width, next[side]);
  return { ...before, x: along('x'), y: along('y') };
};
