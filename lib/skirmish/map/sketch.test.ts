import { expect, test } from 'vitest';
import { unit } from '../../table/table';
import { mapSide } from './corners';
import { hasRoom, terrainBy, twice, type Sketch } from './sketch';

type Kind = 'hut';
const piece = (left: number, top: number): Sketch<Kind> => ['hut', left, top, left + 2, top + 2];

test('a piece has its twin half a turn around the centre', () => {
  expect(twice([piece(3, 5)])).toEqual([
    piece(3, 5),
    ['hut', mapSide - 5, mapSide - 7, mapSide - 3, mapSide - 5],
  ]);
});

test('a piece on the table has its corners in units, and the answers of its kind', () => {
  const answers = { seeThrough: true, walkThrough: false, cover: true, climb: false };
  const { shape, ...told } = terrainBy({ hut: { height: 1.5, ...answers } })(piece(1, 2), 4);
  expect(told).toEqual({ id: 'hut-4', height: 1.5 * unit, ...answers });
  expect(shape.map(({ x, y }) => [x / unit, y / unit])).toEqual([
    [1, 2],
    [3, 2],
    [3, 4],
    [1, 4],
  ]);
});

test.each<[string, Sketch<Kind>, readonly Sketch<Kind>[], boolean]>([
  ['on an empty table', piece(6, 6), [], true],
  ['so near to the edge that nobody passes', piece(1, 6), [], false],
  ['over its own twin', piece(11, 11), [], false],
  ['so near to another that nobody passes', piece(6, 6), [piece(9, 6)], false],
  ['with a lane beside another', piece(6, 6), [piece(9.5, 6)], true],
  ['where its twin has no room', piece(6, 6), twice([piece(9, 6)]).slice(1), false],
])('whether there is room %s', (_, one, placed, has) => {
  expect(hasRoom(one, placed, [])).toBe(has);
});

test('a piece stays out of a clearing, but may touch it', () => {
  const within = (inches: number) => hasRoom(piece(6, 6), [], [{ at: { x: 10, y: 7 }, within: inches }]);
  expect([within(2), within(2.1)]).toEqual([true, false]);
});
