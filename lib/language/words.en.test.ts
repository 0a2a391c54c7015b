import { expect, test } from 'vitest';
import { count, list, listParts, plural } from '#words/language/words';

test.each([
  [0, '0 dice'],
  [1, '1 die'],
  [1.5, '1.5 dice'],
  [2, '2 dice'],
  [21, '21 dice'],
])('%d dice are %s', (n, said) => {
  expect(count(n, 'die', 'dice')).toBe(said);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j as a list is %s', (items, said) => {
  expect(list(items)).toBe(said);
  expect(list(items, 'or')).toBe(said.replace(' and ', ' or '));
  expect(listParts(items).join('')).toBe(said);
});

test('things that are no texts are listed with the words between them', () => {
  expect(listParts([{ a: 1 }, { b: 2 }, { c: 3 }], 'or')).toEqual([
    { a: 1 },
    ', ',
    { b: 2 },
    ' or ',
    { c: 3 },
  ]);
});

test.each([
  [0, 'are'],
  [1, 'is'],
  [2, 'are'],
])('%d: %s', (n, said) => {
  expect(plural(n, 'is', 'are')).toBe(said);
});
