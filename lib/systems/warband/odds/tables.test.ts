import { describe, expect, it } from 'vitest';
import { samples } from '../start/samples';
import { newFighter, warbandOf } from '../sheet/warband';
import { attacksOf, attacksOn, statsOf } from './tables';

const melee = { way: 'melee', friends: 0 } as const;
const armed = (stat: number) => ({ ...newFighter('rookie', 1), stat, melee: 'Sword' });

describe('the tables of odds', () => {
  it('have everybody of the other warband, attacking and attacked', () => {
    const [merry, ragtags] = samples.map(({ sheet }) => sheet);
    const [robyn] = merry?.fighters ?? [];
    if (!robyn || !ragtags) throw new Error('no samples');
    const names = ragtags.fighters.map(({ name }) => name);
    expect(attacksOf(robyn, ragtags, melee).map(({ name }) => name)).toEqual(names);
    expect(attacksOn(robyn, ragtags, melee).map(({ name }) => name)).toEqual(names);
    // Captain Fawkes and Ragtag 1: a rifle is no melee weapon, a knife is.
    expect(attacksOn(robyn, ragtags, melee)[0]?.odds).toBeUndefined();
    expect(attacksOn(robyn, ragtags, melee)[4]?.odds).toBeDefined();
  });

  it('weigh each stat by hand: a rookie against a rookie of stat 3', () => {
    // He hits with stat of 6, and a hit of the other, 3 of 6, wounds with stat of 6 too.
    const rows = statsOf(armed(3), warbandOf('One', [armed(3)]), melee);
    expect(rows.map(({ stat }) => stat)).toEqual([2, 3, 4]);
    rows.forEach(({ stat, wounds, wounded }) => {
      expect(wounds).toBeCloseTo((stat / 6) * (3 / 6), 10);
      expect(wounded).toBeCloseTo((3 / 6) * (stat / 6), 10);
    });
    expect(rows.filter(({ isOwn }) => isOwn).map(({ stat }) => stat)).toEqual([3]);
    expect(rows.every(({ isBest }) => isBest)).toBe(true);
  });

  it('find a high stat best for whoever is never attacked so', () => {
    const rows = statsOf(armed(3), warbandOf('One', [newFighter('rookie', 1)]), melee);
    expect(rows.filter(({ isBest }) => isBest).map(({ stat }) => stat)).toEqual([4]);
  });
});
