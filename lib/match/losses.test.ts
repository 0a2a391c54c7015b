import { describe, expect, test } from 'vitest';
import { lossesOf } from './losses';

const figure = { figure: 1, hurts: 0, lost: 0, fells: 0, healed: 0 };

describe('what a figure may lose', () => {
  test.each([
    ['nothing ever', {}, ['0 1']],
    [
      'a die, two, or the last one',
      { takes: [0.5, 0.2], fells: 0.1 },
      ['0 0.2', '1 0.5', '2 0.2', 'falls 0.1'],
    ],
    ['always something', { takes: [0.9, 0.1] }, ['1 0.9', '2 0.1']],
    ['two or the last one', { takes: [0, 0.5], fells: 0.5 }, ['2 0.5', 'falls 0.5']],
    ['many', { takes: [0.2, 0.2, 0.2, 0.1, 0.1, 0.1] }, ['0 0.1', '1 0.2', '2 0.2', '3 0.2', '4+ 0.3']],
  ])('%s', (_, forecast, told) => {
    const losses = lossesOf({ ...figure, ...forecast });
    expect(
      losses.map(
        ({ dice, falls, isMore, chance }) =>
          `${falls ? 'falls' : `${dice}${isMore ? '+' : ''}`} ${Number(chance.toFixed(6))}`,
      ),
    ).toEqual(told);
  });
});
