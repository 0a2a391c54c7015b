import { expect, test } from 'vitest';
import { landingTime } from '../dice/landing';
import { liesFor } from './use-tray';

test('the last dice of a match go when its end is shown, those before stay to be read', () => {
  expect(landingTime + liesFor(true)).toBeLessThan(2000);
  expect(liesFor(false)).toBeGreaterThan(3000);
});
