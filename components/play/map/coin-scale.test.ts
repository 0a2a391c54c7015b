import { describe, expect, test } from 'vitest';
import { unit } from '@/lib/table/table';
import { coinScale } from './coin-scale';

describe('the size of coins', () => {
  const radius = unit / 2;
  const px = (perHash: number): number => (radius / unit) * perHash * coinScale(radius, perHash);

  test('is readable where a # is small on the screen', () => {
    expect(px(14)).toBeGreaterThan(16.5);
    for (const perHash of [22, 30, 40]) expect(px(perHash)).toBeGreaterThan(20);
  });

  test('is less among many, and can be read there too', () => {
    for (const perHash of [14, 22, 31, 40]) {
      const among = (radius / unit) * perHash * coinScale(radius, perHash, 16);
      expect(among).toBeLessThanOrEqual(px(perHash));
      expect(among).toBeGreaterThan(16.5);
    }
    // Two that stand a # and a quarter apart, as warbands start, lie beside each other.
    for (const perHash of [31, 40]) expect(coinScale(radius, perHash, 16)).toBeLessThanOrEqual(1.25);
  });

  test('is that of the base where that can be read, or before the screen is measured', () => {
    expect(coinScale(radius, 60)).toBe(1);
    expect(coinScale(radius, 0)).toBe(1);
  });
});
