import { expect, test } from 'vitest';
import { landingTime } from '../dice/landing';
import { laidAt, liesFor } from './use-tray';

test('dice that make room go as soon as they were seen, others stay to be read', () => {
  expect(landingTime + liesFor(true)).toBeLessThan(2000);
  expect(liesFor(false)).toBeGreaterThan(3000);
});

const laid = { keys: ['attack'], at: 4, fresh: ['attack'], isHidden: false, isSkipped: false };

test('old dice are gone once it is your turn, dice of this moment are seen first', () => {
  expect(laidAt(laid, ['attack'], 5, false).isHidden).toBe(false);
  expect(laidAt(laid, ['attack'], 5, true).isHidden).toBe(true);
  expect(laidAt(laid, ['attack'], 4, true).isHidden).toBe(false);
  expect(laidAt(laid, ['attack', 'defence'], 5, true)).toMatchObject({
    ...{ at: 5, fresh: ['defence'], isHidden: false },
  });
});
