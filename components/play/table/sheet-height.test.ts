import { describe, expect, test } from 'vitest';
import { sheetHeight } from './use-first-answer';

describe('a sheet whose usual height is 240 px', () => {
  test.each<[string, readonly number[], number | undefined]>([
    ['that has room for all rows stays as it is', [150, 200, 240], undefined],
    ['that would cut the third row ends with the second', [150, 215, 280], 215],
    ['rises where the row before is far below, and the next one near', [150, 270], 270],
    ['ends with a row that is not far below', [150, 190, 280], 190],
    ['stays where no row ends near', [150, 320], undefined],
    ['rises for the first answer', [262, 320], 262],
    ['rises for the first answer as far as it may', [330], 288],
    ['without answers stays as it is', [], undefined],
  ])('%s', (_, rows, height) => {
    expect(sheetHeight(rows, 240)).toBe(height);
  });
});
