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

/** Words of half a row of a phone come before those of a whole one, where they are others. */
test.each([
  [
    'a part of its own says how likely it is, as far as it has room',
    [0.4],
    0,
    '|no harm|no harm 60 %|−1 40 %|−1 die 40 %|',
  ],
  ['of many parts each has its number', [0.3, 0.2, 0.2], 0.1, '|−1|−2|−3|falls 10 %|'],
  ['an unlikely fall is told beside the bar', [0.5], 0.02, '|no harm|−1|−1 die 50 %|falls 2 %|'],
  ['a fall that hardly ever comes is a line', [0.6], 0.0005, '|no harm 40 %|−1 die 60 %|'],
  ['a sliver of a wound has no room for words', [0.02], 0.5, '|no harm|no harm 48 %|falls 50 %|'],
])('%s', (_, takes, fells, text) => {
  expect(textOf(takes, fells)).toBe(text);
});

test.each([
  [[0.4], 0.0005],
  [[0.3, 0.2, 0.2], 0.1],
] as const)('the parts of a bar grow by their chances and by nothing else', (takes, fells) => {
  const html = renderToStaticMarkup(
    <OddsBar forecast={{ figure: 1, hurts: 0, fells, healed: 0, takes } as unknown as FigureForecast} />,
  );
  const grows = [...html.matchAll(/flex-grow:([\d.]+)/gu)].map(([, grow]) => Number(grow));
  const none = 1 - takes.reduce((sum, take) => sum + take, 0) - fells;
  expect(grows).toHaveLength(takes.length + 2);
  for (const [nth, chance] of [none, ...takes, fells].entries()) expect(grows[nth]).toBeCloseTo(100 * chance);
  expect(html).not.toMatch(/flex-wrap|min-width/u);
});
