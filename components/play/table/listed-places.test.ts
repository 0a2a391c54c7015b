import { expect, test } from 'vitest';
import type { TableScene } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { listedPlaces } from './listed-places';

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
