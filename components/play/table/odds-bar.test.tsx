import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FigureForecast } from '@/lib/match/forecast';
import { OddsBar } from './odds-bar';

const textOf = (takes: readonly number[], fells: number): string =>
  renderToStaticMarkup(
    <OddsBar forecast={{ figure: 1, hurts: 0, fells, healed: 0, takes } as unknown as FigureForecast} />,
  )
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

test.each([
  ['a part of its own says how likely it is', [0.4], 0, '|no harm 60 %|−1 die 40 %|'],
  [
    'a fall has its chance, however many parts there are',
    [0.3, 0.2, 0.2],
    0.1,
    '|no harm 20 %|−1 30 %|−2 20 %|−3 20 %|falls 10 %|',
  ],
  ['an unlikely fall is told all the same', [0.5], 0.02, '|no harm 48 %|−1 die 50 %|falls 2 %|'],
  ['a sliver of a wound has no room for words', [0.02], 0.5, '|no harm 48 %|falls 50 %|'],
])('%s', (_, takes, fells, text) => {
  expect(textOf(takes, fells)).toBe(text);
});
