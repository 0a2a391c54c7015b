import { expect, test } from 'vitest';
import type { TableScene } from '@/lib/systems/table-scene';
import { tableFigure } from '@/lib/session/testing';
import { unit } from '@/lib/table/table';
import { groupedPlaces, listedPlaces } from './listed-places';

const scene = { figures: [], pieces: [] } as unknown as TableScene;
const places = [
  [5, 5],
  [5.4, 5.2],
  [9, 5],
  [2, 2],
].map(([x = 0, y = 0]) => ({ x: x * unit, y: y * unit }));

const listed = (textOf: (x: number) => string): readonly string[] =>
  listedPlaces(
    places,
    scene,
    undefined,
    ({ at: [left] }) => textOf(left),
    (text, { at: [left] }) => `${text} (${left} from the left)`,
  ).map(({ text }) => text);

test('places that read alike are listed once where they are beside each other, and told apart elsewhere', () => {
  expect(listed((x) => (x > 4 ? '2# down' : '10# up'))).toEqual([
    '2# down (5 from the left)',
    '2# down (9 from the left)',
    '10# up',
  ]);
});

test('places that read differently are all listed', () => {
  expect(listed(String)).toHaveLength(places.length);
});

const grouped = (...far: readonly (number | 'contact')[]) =>
  groupedPlaces(
    far.map((each) => ({
      group: each === 'contact' ? { by: each } : { by: 'nearest' as const, far: each },
    })),
  ).map(({ heading, places: some }) => [
    heading && 'far' in heading ? [heading.far, heading.to] : heading?.by,
    some.length,
  ]);

test('many places are grouped, those in contact first and then by how far they are', () => {
  expect(grouped(1, 'contact', 12, 3.9, 12.5, 14, 15, 4, 9)).toEqual([
    ['contact', 1],
    [[0, 4], 2],
    [[4, 8], 1],
    [[8, 12], 1],
    [[12, 16], 4],
  ]);
});

test('places that are nearly as far are grouped as well: those of a corner far from everybody', () => {
  expect(grouped(16.2, 16.8, 17, 17.5, 17.7, 18, 18.1, 19, 19.5)).toEqual([
    [[16, 17], 2],
    [[17, 18], 3],
    [[18, 19], 2],
    [[19, 20], 2],
  ]);
});

test('few places have no groups', () => {
  expect(grouped(1, 12, 3, 9, 5, 7, 8, 20)).toEqual([[undefined, 8]]);
});

test('a place where somebody comes back says who is near', () => {
  const table = { figures: [tableFigure(1, 12, 2)], pieces: [] } as unknown as TableScene;
  const [beside, away] = listedPlaces(
    [2, 9].map((y) => ({ x: 12 * unit, y: y * unit })),
    table,
    undefined,
    ({ at: [, top] }) => String(top),
    (text) => text,
  ).map(({ group }) => group);
  expect(beside).toEqual({ by: 'contact' });
  expect(away).toMatchObject({ by: 'nearest' });
});
