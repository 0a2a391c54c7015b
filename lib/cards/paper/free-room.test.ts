import { expect, it } from 'vitest';
import type { Drawing } from '../card';
import type { PlacedFace, Sheet } from './sheet';
import { freeRoom } from './free-room';
import { papers } from './paper';

const face = (kind: string, drawings: readonly Drawing[]): PlacedFace => ({
  card: { id: kind, name: kind, kind, size: { width: 63, height: 88 } },
  side: 'front',
  face: { drawings, text: [] },
  at: { x: 20, y: 20 },
});

const line = (from: readonly [number, number], to: readonly [number, number]): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke: 'black',
  strokeWidth: 0.15,
});

const sheet = (change: Partial<Sheet> = {}): Sheet => ({
  paper: papers.a4,
  faces: [face('hero', [])],
  marks: [line([20, 190], [70, 190])],
  texts: [],
  ...change,
});

const roomOf = (one: Sheet) => freeRoom(one, { width: 20, height: 20 });

/** mm between what is free and a spot, 0 where it lies within. */
const distances = (one: Sheet, [x, y]: readonly [number, number]): readonly number[] =>
  roomOf(one).map((box) => Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height, 0));

it('is clear of what is cut with its marks, of what is printed beside it, and of the edge', () => {
  const rooms = roomOf(sheet());
  expect(rooms.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of rooms) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(8);
    expect(x + width).toBeLessThanOrEqual(297 - 8);
    expect(y + height).toBeLessThanOrEqual(210 - 8);
  }
  for (const distance of distances(sheet(), [83, 60])) expect(distance).toBeGreaterThanOrEqual(4 - 1e-6);
  for (const distance of distances(sheet(), [40, 190])) expect(distance).toBeGreaterThanOrEqual(1.5 - 1e-6);
  // The largest room is all that is right of the card.
  expect(rooms).toContainEqual({ x: 87, y: 8, width: 202, height: 194 });
});

it('of a whole page is where nothing is drawn', () => {
  const page = sheet({ faces: [face('page', [line([8, 100], [100, 100])])], marks: [] });
  for (const distance of distances(page, [50, 100])) expect(distance).toBeGreaterThanOrEqual(1.5 - 1e-6);
  expect(roomOf(page)).toContainEqual({ x: 8, y: 8, width: 281, height: 90.5 });
});

it('is of the size that is asked for at least', () => {
  const sizes = freeRoom(sheet(), { width: 100, height: 100 });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThan(roomOf(sheet()).length);
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(100);
});

it('is nowhere on backs, and on no page with a drawing of which nobody knows the box', () => {
  expect(roomOf(sheet({ otherSide: true }))).toEqual([]);
  const path: Drawing = { draw: 'path', d: 'M0 0L9 9Z', x: 0, y: 0, scale: 1, fill: 'ink' };
  expect(roomOf(sheet({ faces: [face('page', [path])] }))).toEqual([]);
});
