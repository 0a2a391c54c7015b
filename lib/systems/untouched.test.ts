import { beforeAll, describe, expect, test } from 'vitest';
import { blankOf, isLegal, isUntouched, messagesOf, pointsOf, samplesOf } from './document';
import { open, systemIds } from './open';

beforeAll(() => open(systemIds));

describe.each(systemIds)('%s', (system) => {
  test('a blank sheet is untouched, whatever its name', () => {
    expect(isUntouched(blankOf(system, 'Nobody'))).toBe(true);
    expect(isUntouched(blankOf(system, 'Bito'))).toBe(true);
  });

  test('no sample is', () => {
    for (const { document } of samplesOf(system)) expect(isUntouched(document)).toBe(false);
  });

  test('what is to be done tells a number', () => {
    const blank = blankOf(system, 'Nobody');
    const said = messagesOf(system).untouched?.(blank.sheet, 4) ?? `${pointsOf(blank).budget} points`;
    expect(said).toMatch(/^[1-9]/);
  });
});

test.each([
  ['living', true],
  ['first', true],
  ['draco', false],
  ['warband', false],
])('the rules judge a blank sheet of %s as before: legal %s', (system, legal) => {
  expect(isLegal(blankOf(system, 'Nobody'))).toBe(legal);
});
