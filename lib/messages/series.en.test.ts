import { expect, test } from 'vitest';
import { wilson } from '@/lib/simulation/statistics';
import { seriesMessages } from '#words/messages/series';

const band = { least: 0.45, most: 0.55 };
const said = (won: number, matches: number): string =>
  seriesMessages.alone.band({ share: won / matches, ...wilson(won, matches) }, band);

test('a side in the band is within it', () => {
  expect(said(250, 500)).toBe(
    'Your side wins 50.0\u00a0% (45.6 to 54.4\u00a0%): within the boxed set’s 45 to 55\u00a0%.',
  );
});

test('one is weak or strong where its matches tell so, and not before', () => {
  expect(said(150, 500)).toMatch(/below the boxed set’s 45 to 55\u00a0%\. Yours is too weak\.$/);
  expect(said(350, 500)).toMatch(/above the boxed set’s 45 to 55\u00a0%\. Yours is too strong\.$/);
  for (const [won, matches] of [
    [3, 10],
    [215, 500],
    [285, 500],
  ] as const) {
    expect(said(won, matches)).toContain('too few matches to tell whether that’s within');
    expect(said(won, matches)).not.toMatch(/weak|strong/);
  }
});

test('who plays both sides is told, and that it takes a while', () => {
  const intro = seriesMessages.alone.intro([['Cathryn', 'Amalica'], ['Eryam']], 300);
  expect(intro).toContain('Cathryn and Amalica against Eryam');
  expect(intro).toContain('300 choices for each decision');
  expect(intro).toContain('minutes');
});
