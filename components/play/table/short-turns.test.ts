import { expect, test } from 'vitest';
import { shortTurns } from './short-turns';

test.each<[readonly string[], readonly string[] | undefined]>([
  [['Jane', 'Bito van Ostmark'], undefined],
  [
    ['Jane', 'Bito van Ostmark', 'Wilhelmina von Hohenwolkenstein'],
    ['Jane', 'Bito', 'Wilhelmina'],
  ],
  [
    ['Gerda Halfmoon', 'Gerda Halfmoon (2)', 'Bito van Ostmark'],
    ['Gerda Halfmoon', 'Gerda Halfmoon (2)', 'Bito'],
  ],
  [
    ['The Dummy in cloth', 'Jane’s pet Fang', 'Bito van Ostmark'],
    ['The Dummy in cloth', 'Jane’s pet Fang', 'Bito'],
  ],
  [
    ['Bito van Ostmark', 'Jane', 'Bito van Ostmark'],
    ['Bito', 'Jane', 'Bito'],
  ],
])('an order of turns that has no room in a row has first names: %j', (names, short) => {
  expect(shortTurns(names)).toEqual(short);
});
