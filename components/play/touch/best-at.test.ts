import { expect, test } from 'vitest';
import type { OptionText } from '@/lib/systems/play-part';
import { bestAt } from './best-at';

const at = (target: number | undefined, warning?: string): OptionText => ({
  text: 'Attack',
  group: '',
  ...(target !== undefined && { target }),
  ...(warning !== undefined && { warning }),
});

const takes = (lost: number, fells = 0) => ({
  figures: [{ figure: 1, hurts: 0.5, lost, fells, healed: 0 }],
});

test.each([
  ['nothing is aimed at it', [at(undefined), at(2)], [], -1],
  ['the first, while odds are reckoned', [at(2), at(1), at(1)], [], 1],
  ['the most dice', [at(1), at(1)], [takes(0.4), takes(1.2)], 1],
  ['a fall before dice', [at(1), at(1)], [takes(1.2), takes(0.4, 0.2)], 1],
  ['one that is warned of comes last', [at(1, 'Out of reach'), at(1)], [takes(2), null], 1],
] as const)('The best attack on a figure: %s', (_, options, forecasts, best) => {
  expect(bestAt(options, forecasts, 1)).toBe(best);
});
