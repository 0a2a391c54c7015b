import { describe, expect, it } from 'vitest';
import { inOrder, moved, placeAt } from './use-row-drag';

describe('moving an entry', () => {
  it.each([
    ['down by one', 0, 1, 'bac'],
    ['up by one', 2, 1, 'acb'],
    ['to the end', 0, 2, 'bca'],
    ['to where it is', 1, 1, 'abc'],
    ['beyond the end', 0, 9, 'bca'],
    ['before the beginning', 2, -4, 'cab'],
    ['that is not there', 7, 0, 'abc'],
  ])('%s', (_, from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

it.each([
  ['what is there', 'abc', 'cab', 'cab'],
  ['what came meanwhile', 'abcd', 'cab', 'cabd'],
  ['what went meanwhile', 'ac', 'cab', 'ca'],
])('orders %s', (_, now, wanted, expected) => {
  expect(inOrder(Array.from(now), Array.from(wanted)).join('')).toBe(expected);
});

it.each([
  [5, 0],
  [15, 1],
  [25, 2],
  [99, 3],
])('finds the place of %i', (y, place) => {
  expect(placeAt(y, [10, 20, 30])).toBe(place);
});
