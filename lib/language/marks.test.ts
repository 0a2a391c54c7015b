import { expect, test } from 'vitest';
import { open, partOf, systemIds } from '../systems/open';
import { straightMarks } from './marks';

test.each([
  ['Cat’s Charge', "Cat's Charge"],
  ['“You! Fight Back!”', '"You! Fight Back!"'],
  ['Cleave', 'Cleave'],
])('%j in a file is %j', (shown, written) => {
  expect(straightMarks(shown)).toBe(written);
});

test.each(systemIds)('the skills of %s have straight marks in JSON', async (system) => {
  await open([system], 'skills');
  const names = (partOf(system, 'skills') ?? []).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /[‘’“”]/.test(name))).toEqual([]);
});
