import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { counted, poolRolls } from '../odds/fixtures';
import { anyOf, bestOfPool, lostAfter, meanOf, pickedInOrder, roundsUntilNone, shown } from './pool';

const worth = { 1: 0, 2: 2, 3: 0, 4: 1, 5: 2, 6: 3 } as const;

describe('a pool', () => {
  it('has its best die as often as a count of every roll says', () => {
    for (const dice of [1, 2, 3, 4]) {
      const best = poolRolls(dice).map((roll) => Math.max(...roll.map((face) => worth[face])));
      counted(best).forEach((share, value) => {
        expect(bestOfPool((face) => worth[face], dice)[value]).toBeCloseTo(share, 12);
      });
    }
    expect(bestOfPool((face) => worth[face], 0)).toEqual([1]);
  });

  it('picks the first face of a list that it shows', () => {
    const order = [6, 2, 5, 4, 1, 3] as const;
    const rolls = poolRolls(3);
    order.forEach((face, at) => {
      const picked = rolls.filter((roll) => order.find((one) => roll.includes(one)) === face);
      expect(pickedInOrder(order, 3)[at]).toBeCloseTo(picked.length / rolls.length, 12);
    });
  });

  it.each([
    [26, 0.9913],
    [13, 0.9065],
    [5, 0.5981],
    [1, 1 / 6],
  ])('of %i dice shows a certain face', (dice, chance) => {
    expect(shown(dice)).toBeCloseTo(chance, 4);
    const all = pickedInOrder(faceNumbers, dice).reduce((sum, one) => sum + one, 0);
    expect(all).toBeCloseTo(1, 12);
  });

  it('knows a mean and whether anything happens', () => {
    expect(meanOf([0.5, 0.25, 0.25])).toBe(0.75);
    expect(anyOf([0.5, 0.25, 0.25])).toBe(0.5);
  });

  it('loses one thing after another, and no more than there is', () => {
    const once = (left: number) => (left === 1 ? [0.5, 0.5] : [0.5, 0, 0.5]);
    expect(lostAfter(once(3), 3, once)).toEqual([0.25, 0, 0.5, 0.25]);
    expect(lostAfter([0, 0, 0, 1], 3, once)).toEqual([0, 0, 0, 1]);
  });

  it('counts the rounds until nothing is left', () => {
    // A die falls with one chance in two: two rounds for each.
    expect(roundsUntilNone(3, () => [0.5, 0.5])).toBeCloseTo(6, 12);
    expect(roundsUntilNone(3, () => [1])).toBeUndefined();
    expect(roundsUntilNone(0, () => [1])).toBe(0);
  });
});
