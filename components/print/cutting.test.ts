import { expect, it } from 'vitest';
import { minutesToCut, thingsToCut } from './cutting';

it.each([
  [{ cards: 0, counters: 0, pieces: 0 }, 0, 0],
  [{ cards: 1, counters: 0, pieces: 0 }, 1, 1],
  [{ cards: 4, counters: 0, pieces: 0 }, 4, 3],
  [{ cards: 8, counters: 49, pieces: 28 }, 85, 30],
])('%j: %i things in %i minutes', (count, things, minutes) => {
  expect(thingsToCut(count)).toBe(things);
  expect(minutesToCut(count)).toBe(minutes);
});
