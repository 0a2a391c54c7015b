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

test('many places are grouped, those in contact first and then by how far they are; few are not', () => {
  const places = [
    { to: 4, by: 'nearest' },
    { by: 'contact' },
    ...Array.from({ length: 5 }, () => ({ to: 12, by: 'nearest' })),
    { to: 4, by: 'nearest' },
    { to: 8, by: 'nearest' },
  ].map((group) => ({ group }) as Parameters<typeof groupedPlaces>[0][number]);
  const sizes = (of: typeof places) =>
    groupedPlaces(of).map(({ group, places: some }) => [
      group && 'to' in group ? group.to : group?.by,
      some.length,
    ]);
  expect(sizes(places)).toEqual([
    ['contact', 1],
    [4, 2],
    [8, 1],
    [12, 5],
  ]);
  expect(sizes(places.slice(0, 8))).toEqual([[undefined, 8]]);
});

test('the places of somebody who comes back are grouped by whom they are near', () => {
  const foe = tableFigure(1, 12, 2);
  const table = { figures: [foe], pieces: [] } as unknown as TableScene;
  const groups = listedPlaces(
    [2, 6, 9, 9.9].map((y) => ({ x: 12 * unit, y: y * unit })),
    table,
    undefined,
    ({ at: [, top] }) => String(top),
    (text) => text,
  ).map(({ group }) => group);
  expect(groups).toEqual([
    { by: 'contact' },
    { by: 'nearest', to: 4 },
    { by: 'nearest', to: 8 },
    { by: 'nearest', to: 8 },
  ]);
});
