import { expect, test } from 'vitest';
import { unit } from '../../table/table';
import { diceGiven, diceLostInFall, diceTaken } from './pool';

test.each([
  ['takes as many dice as there are points', 5, 2, 2],
  ['takes no more than there are', 2, 5, 2],
  ['takes none where there is no damage', 5, -1, 0],
])('damage %s', (_, dice, damage, taken) => {
  expect(diceTaken(dice, damage)).toBe(taken);
});

test.each([
  ['gives as many as it says', 1, 5, 2, 2],
  ['gives no more than the pool has room for', 4, 5, 3, 1],
  ['gives nothing beyond it', 6, 5, 3, 0],
])('healing %s', (_, dice, most, healing, given) => {
  expect(diceGiven(dice, most, healing)).toBe(given);
});

test.each([
  ['of one # costs nothing', unit, 0],
  ['of a little more costs a die', unit + 1, 1],
  ['of less than 3 # costs two', 3 * unit - 1, 2],
  ['of 4 # costs four', 4 * unit, 4],
])('a fall %s', (_, depth, lost) => {
  expect(diceLostInFall(depth)).toBe(lost);
});
