import { expect, test } from 'vitest';
import { arrivalIn } from './address';

test('an address that asks to compare two versions says so, and no other does', () => {
  expect(arrivalIn({ from: 'abc', compare: '1' })).toMatchObject({ from: 'abc', compares: true });
  expect(arrivalIn({ from: 'abc' }).compares).toBeUndefined();
});
