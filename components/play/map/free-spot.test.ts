import { describe, expect, test } from 'vitest';
import { freeSpot, spotsAbout, spotsAlong, spotsOn, type Taken } from './free-spot';
import { boxAt, shared, type Spot } from './label-places';

const table = { width: 24, height: 24, names: [], coins: [] } satisfies Taken;
const [wide, high] = [2, 0.7];

const isClear = (taken: Taken, spot: Spot): boolean =>
  [...taken.names, ...taken.coins].every((box) => shared(box, boxAt(spot, wide, high)) === 0);

describe('a distance on the map', () => {
  const ways: readonly (readonly [string, readonly [Spot, ...Spot[]]])[] = [
    ['at the end of a way', spotsAbout({ x: 12, y: 12 }, 1, wide)],
    ['along a ruler', spotsAlong({ x: 4, y: 12 }, { x: 20, y: 12 }, 0.6)],
    ['at a range', spotsOn({ x: 12, y: 12 }, 6)],
  ];

  test.each(ways)('%s stands at its first place where that is free', (_, spots) => {
    expect(freeSpot(table, spots, wide, high)).toEqual(spots[0]);
  });

  test.each(ways)('%s covers no name that lies there, and no coin', (_, spots) => {
    for (const kind of ['names', 'coins'] as const) {
      const taken = { ...table, [kind]: [boxAt(spots[0], wide, high)] };
      expect(isClear(taken, freeSpot(taken, spots, wide, high)), kind).toBe(true);
    }
  });

  test.each(ways)('%s covers a coin rather than a name where no place is free', (_, spots) => {
    const names = spots.slice(1).map((spot) => boxAt(spot, wide, high));
    const isNamed = (spot: Spot): boolean => !isClear({ ...table, names }, spot);
    const coins = [boxAt(spots[0], wide / 4, high)];
    const spot = freeSpot({ ...table, names, coins }, spots, wide, high);
    expect(isNamed(spot)).toBe(spots.every(isNamed));
  });

  test('stays on the table', () => {
    const { y } = freeSpot(table, spotsAbout({ x: 12, y: 0.5 }, 1, wide), wide, high);
    expect(y).toBeGreaterThan(high / 2 - 0.01);
  });
});
