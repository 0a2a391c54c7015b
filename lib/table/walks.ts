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
  /** Free places near to those that are not. */
  readonly beside: Map<number, number>;
  /** Ways to a place from everywhere, by the place's number. */
  readonly fields: Map<number, Float32Array>;
}

/** Fields that are kept for a table, more than a usual one has places; a field is 9 kB. */
const mostFields = 2500;

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
    beside: new Map<number, number>(),
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
  let near = grid.beside.get(at);
  if (near === undefined) grid.beside.set(at, (near = freeNear(grid, column, row)));
  return near;
};

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

const besides = neighbours.length;
const [asideX, asideY] = [neighbours.map(([dx]) => dx), neighbours.map(([, dy]) => dy)];
const costs = neighbours.map(([, , cost]) => cost);

/**
 * Lengths of the ways from everywhere to a place of the grid, over free places. Plain loops over numbers: players spend a
 * good part of their time here.
 */
const flood = ({ across, rows, isFree }: Grid, to: number): Float32Array => {
  const field = new Float32Array(across * rows).fill(far);
  field[to] = 0;
  // Places by their distance in steps of a quarter #: what lies in a bucket is settled before the next.
  const buckets: number[][] = [[to]];
  for (let now = 0; now < buckets.length; now += 1)
    for (const at of buckets[now] ?? []) {
      const length = field[at] ?? far;
      if (Math.floor((length * 2) / step) < now) continue;
      const x = at % across;
      const y = (at - x) / across;
      for (let side = 0; side < besides; side += 1) {
        const nx = x + (asideX[side] ?? 0);
        const ny = y + (asideY[side] ?? 0);
        if (nx < 0 || ny < 0 || nx >= across || ny >= rows) continue;
        const next = ny * across + nx;
        if (isFree[next] !== 1) continue;
        const longer = length + (costs[side] ?? 0);
        if (longer >= (field[next] ?? far)) continue;
        field[next] = longer;
        const bucket = Math.floor((longer * 2) / step);
        (buckets[bucket] ??= []).push(next);
      }
    }
  return field;
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
  const round = fieldTo(grid, to)[cellOf(grid, from)] ?? far;
  if (round >= far) return straight + ground.table.width;
  // The grid knows eight directions only: a straight way is up to a twelfth longer on it.
  return round <= straight * 1.09 + unit ? straight : round;
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
