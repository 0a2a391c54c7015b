import { describe, expect, test } from 'vitest';
import { cutOf } from './use-row-covers';

const row = (top: number) => ({ top, bottom: top + 44 });

describe('a sheet from 50 px to 200 px', () => {
  test.each<[string, readonly number[], { top: number; bottom: number }]>([
    ['that has whole rows covers nothing', [50, 100, 150], { top: 0, bottom: 0 }],
    ['covers the row that its lower edge cuts', [60, 110, 160], { top: 0, bottom: 40 }],
    ['covers the row that the question cuts', [30, 80, 130], { top: 24, bottom: 0 }],
    ['covers both', [40, 90, 140, 190], { top: 34, bottom: 10 }],
    ['leaves rows that are not seen', [0, 60, 300], { top: 0, bottom: 0 }],
    ['shows what it can of a row where none is whole', [10, 190], { top: 0, bottom: 0 }],
    ['without rows covers nothing', [], { top: 0, bottom: 0 }],
  ])('%s', (_, tops, cut) => {
    expect(cutOf(tops.map(row), 50, 200)).toEqual(cut);
  });
});
