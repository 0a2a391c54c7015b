import { expect, test } from 'vitest';
import { landingTime } from '../dice/landing';
import { laidAt, liesFor } from './use-tray';

test('dice that make room go as soon as they were seen, others stay to be read', () => {
  expect(landingTime + liesFor('shortly')).toBeLessThan(2000);
  expect(liesFor('to be read')).toBeGreaterThan(3000);
});

const laid = { keys: ['attack'], at: 4, fresh: ['attack'], isHidden: false, isSkipped: false };

test('old dice are gone once it is your turn, dice of this moment are seen first', () => {
  expect(laidAt(laid, ['attack'], 5, 'in your turn').isHidden).toBe(false);
  expect(laidAt(laid, ['attack'], 5, 'shortly').isHidden).toBe(true);
  expect(laidAt(laid, ['attack'], 4, 'shortly').isHidden).toBe(false);
  expect(laidAt(laid, ['attack', 'defence'], 5, 'shortly')).toMatchObject({
    ...{ at: 5, fresh: ['defence'], isHidden: false },
  });
});
