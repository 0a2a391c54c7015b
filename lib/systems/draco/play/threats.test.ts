import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena, names, type Name, type Scene } from '../match/testing/arena';
import { threatsIn } from './threats';

const threat = (mover: Name, x: number, y: number, scene: Scene = {}) =>
  threatsIn(arena({ turn: 'Cathryn', ...scene }).s, names.indexOf(mover), { x: x * unit, y: y * unit });

const eryam = names.indexOf('Eryam');

test.each([
  // Her base is 3 inches wide and a slayer’s 1: edges are 2 inches nearer than centres, and she walks 5.
  { x: 12 - 6.9, is: true },
  { x: 12 - 7.1, is: false },
])('the dragon reaches a slayer at $x: $is', ({ x, is }) => {
  expect(
    threat('Cathryn', x, 12).some(({ figure, ways }) => figure === eryam && ways.includes('attack')),
  ).toBe(is);
});

test('a slayer in contact holds her where she is', () => {
  const who = { Daeldric: { at: [14, 12] as const } };
  expect(threat('Cathryn', 6, 12, { who })).toEqual([]);
});

test('the archer threatens her from ten inches away', () => {
  const from = (x: number) =>
    threat('Eryam', 12, 12, { who: { Braron: { at: [x, 12] } } }).find(
      ({ figure }) => figure === names.indexOf('Braron'),
    )?.ways;
  expect(from(22)).toEqual(['shoot']);
  expect(from(12 - 3)).toEqual(['shoot']);
});
