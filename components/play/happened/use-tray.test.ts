import { expect, test } from 'vitest';
import { laidAt } from './use-tray';

const laid = { keys: ['attack'], fresh: ['attack'], isHidden: false, isSkipped: false };

test('dice lie until something else happens, whoever acts next', () => {
  expect(laidAt(laid, ['attack'])).toBe(laid);
  expect(laidAt(laid, ['attack', 'defence'])).toMatchObject({ fresh: ['defence'], isHidden: false });
  expect(laidAt(laid, []).isHidden).toBe(true);
});

test('dice that were cleared away stay away until new ones are rolled', () => {
  const cleared = { ...laid, isHidden: true };
  expect(laidAt(cleared, ['attack']).isHidden).toBe(true);
  expect(laidAt(cleared, ['another']).isHidden).toBe(false);
});
