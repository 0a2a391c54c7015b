import { describe, expect, test } from 'vitest';
import { unit, type Point } from '@/lib/table/table';
import { isAgain, type Opened } from './use-touch';

const at = (x: number, y: number): Point => ({ x: x * unit, y: y * unit });
const opened: Opened = { kind: 'place', lines: [], tapped: at(20, 4) };

describe('a second tap', () => {
  test.each([
    ['on the marker', at(8, 16), true],
    ['a little beside the marker', at(8.4, 16.3), true],
    ['where the first tap was, far from the marker', at(20.2, 4.1), true],
    ['elsewhere', at(12, 12), false],
  ])('%s', (_, place, isMeant) => {
    expect(isAgain(place, 0.5 * unit, at(8, 16), opened)).toBe(isMeant);
  });

  test('means nothing before a place is chosen', () => {
    expect(isAgain(at(8, 16), unit, undefined, opened)).toBe(false);
  });

  test('means the marker alone where the place was chosen from the list', () => {
    expect(isAgain(at(20, 4), unit, at(8, 16), undefined)).toBe(false);
    expect(isAgain(at(8, 16), unit, at(8, 16), undefined)).toBe(true);
  });
});
