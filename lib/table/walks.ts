import { oncePer } from '../once-per';
import { canStand, distanceBetween, unit, type Ground, type Point, type Units } from './table';

/** Places half a # apart, row by row: fine enough to find the way round a house. */
const step = unit / 2;
const far = 1e9;

interface Grid {
  readonly across: number;
  readonly rows: number;
  /** Where a base can stand. */
  readonly isFree: Uint8Array;
  /** Numbers of the free places beside each, and the steps there: those of a place begin at `begins`. */
  readonly begins: Int32Array;
  readonly beside: Int32Array;
  readonly cost: Float64Array;
  /** Free places next to blocked ones. */
  readonly near: Map<number, number>;
  /** Ways to a place from everywhere, by the place's number. */
  readonly fields: Map<number, Float32Array>;
}

/** Fields that are kept for a table, more than a usual one has places; a field is 9 kB. */
const mostFields = 2500;

const neighbours = [
  [1, 0, step],
  [-1, 0, step],
  [0, 1, step],
  [0, -1, step],
  [1, 1, step * 1.4142],
  [1, -1, step * 1.4142],
  [-1, 1, step * 1.4142],
  [-1, -1, step * 1.4142],
] as const;

/** Neighbours of each point in one step, listed once for all the ways that are looked for. */
const stepsOf = (
  across: number,
  rows: number,
  isFree: Uint8Array,
): Pick<Grid, 'begins' | 'beside' | 'cost'> => {
  const begins = new Int32Array(across * rows + 1);
  const beside = new Int32Array(across * rows * neighbours.length);
  const cost = new Float64Array(beside.length);
  let found = 0;
  for (let at = 0; at < isFree.length; at += 1) {
    begins[at] = found;
    const [x, y] = [at % across, Math.floor(at / across)];
    for (const [dx, dy, length] of neighbours) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= across || ny >= rows || isFree[ny * across + nx] !== 1) continue;
      beside[found] = ny * across + nx;
      cost[found] = length;
      found += 1;
    }
  }
  begins[isFree.length] = found;
  return { begins, beside, cost };
};

const gridOf = oncePer((ground: Ground): Grid => {
  const { width, height } = ground.table;
  const across = Math.floor(width / step) + 1;
  const rows = Math.floor(height / step) + 1;
  const isFree = new Uint8Array(across * rows);
  for (let at = 0; at < isFree.length; at += 1) {
    const place = { x: (at % across) * step, y: Math.floor(at / across) * step };
    isFree[at] = canStand(ground, place, []) ? 1 : 0;
  }
  return {
    across,
    rows,
    isFree,
    ...stepsOf(across, rows, isFree),
    near: new Map<number, number>(),
    fields: new Map<number, Float32Array>(),
  };
});

/** The free place of the grid nearest to one of its places: itself, or beside where terrain is in the way. */
const freeNear = ({ across, rows, isFree }: Grid, column: number, row: number): number => {
  let best = row * across + column;
  let least = far;
  for (let dy = -3; dy <= 3; dy += 1)
    for (let dx = -3; dx <= 3; dx += 1) {
      const [cx, cy] = [column + dx, row + dy];
      if (cx < 0 || cy < 0 || cx >= across || cy >= rows) continue;
      const at = cy * across + cx;
      const away = dx * dx + dy * dy;
      if (isFree[at] === 1 && away < least) [least, best] = [away, at];
    }
  return best;
};

const cellOf = (grid: Grid, { x, y }: Point): number => {
  const [column, row] = [Math.round(x / step), Math.round(y / step)];
  const at = row * grid.across + column;
  if (grid.isFree[at] === 1) return at;
  let near = grid.near.get(at);
  if (near === undefined) grid.near.set(at, (near = freeNear(grid, column, row)));
  return near;
};

/** A straight or a slanting step leads two or three buckets on. */
const rounds = 4;
const bucketOf = (length: number): number => Math.floor((length * 2) / step);

/**
 * Lengths of the ways from everywhere to a place of the grid, over free places. Plain loops over numbers: players spend a
 * good part of their time here.
 */
const flood = ({ across, rows, begins, beside, cost }: Grid, to: number): Float32Array => {
  const field = new Float32Array(across * rows).fill(far);
  field[to] = 0;
  // Places by their distance in steps of a quarter #: what lies in a bucket is settled before the next.
  const buckets: number[][] = Array.from({ length: rounds }, () => []);
  buckets[0]?.push(to);
  for (let now = 0, waiting = 1; waiting > 0; now += 1) {
    const bucket = buckets[now % rounds] ?? [];
    for (const at of bucket) {
      const length = field[at] ?? far;
      if (bucketOf(length) < now) continue;
      const end = begins[at + 1] ?? 0;
      for (let way = begins[at] ?? 0; way < end; way += 1) {
        const next = beside[way] ?? 0;
        const longer = length + (cost[way] ?? 0);
        if (longer >= (field[next] ?? far)) continue;
        field[next] = longer;
        buckets[bucketOf(longer) % rounds]?.push(next);
        waiting += 1;
      }
    }
    waiting -= bucket.length;
    bucket.length = 0;
  }
  return field;
};

/** How much longer than the straight way a way over the grid may be: it knows eight directions only. */
const detour = 1.09;

/**
 * Whether the grid's straightest way from one of its places to another is free all along and surely no detour: then the
 * lengths of all ways need not be known.
 */
const isStraight = ({ across, isFree }: Grid, from: number, to: number, straight: number): boolean => {
  const x = from % across;
  const y = (from - x) / across;
  const aside = (to % across) - x;
  const along = Math.floor(to / across) - y;
  const [wide, high] = [Math.abs(aside), Math.abs(along)];
  const steps = Math.max(wide, high);
  if (step * (steps + 0.4142 * Math.min(wide, high)) > straight * detour + unit - 1) return false;
  for (let nth = 1; nth < steps; nth += 1) {
    const column = x + Math.round((aside * nth) / steps);
    const row = y + Math.round((along * nth) / steps);
    if (isFree[row * across + column] !== 1) return false;
  }
  return isFree[from] === 1 && isFree[to] === 1;
};

const fieldTo = (grid: Grid, to: Point): Float32Array => {
  const cell = cellOf(grid, to);
  let field = grid.fields.get(cell);
  if (!field) {
    if (grid.fields.size >= mostFields) grid.fields.clear();
    field = flood(grid, cell);
    grid.fields.set(cell, field);
  }
  return field;
};

/** About how far somebody walks from one place to another, round terrain; more than the table is long where no way leads. */
export const walkBetween = (ground: Ground, from: Point, to: Point): Units => {
  const straight = distanceBetween(from, to);
  if (straight <= 1.5 * unit) return straight;
  const grid = gridOf(ground);
  const [here, there] = [cellOf(grid, from), cellOf(grid, to)];
  const field = grid.fields.get(there);
  if (!field && isStraight(grid, here, there, straight)) return straight;
  const round = (field ?? fieldTo(grid, to))[here] ?? far;
  if (round >= far) return straight + ground.table.width;
  return round <= straight * detour + unit ? straight : round;
};

/** Places on the way to somewhere, up to `length` on: the furthest first. */
export const stepsTowards = (ground: Ground, from: Point, to: Point, length: Units): readonly Point[] => {
  const grid = gridOf(ground);
  const { across } = grid;
  const field = fieldTo(grid, to);
  let at = cellOf(grid, from);
  const places: Point[] = [];
  for (let walked = 0; walked < length && (field[at] ?? 0) > 0; walked += step) {
    const [x, y] = [at % across, Math.floor(at / across)];
    let next = at;
    for (const [dx, dy] of neighbours) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= across || ny >= grid.rows) continue;
      const other = ny * across + nx;
      if ((field[other] ?? far) < (field[next] ?? far)) next = other;
    }
    if (next === at) break;
    at = next;
    places.push({ x: (at % across) * step, y: Math.floor(at / across) * step });
  }
  return places.reverse();
};
