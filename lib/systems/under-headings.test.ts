import { expect, test } from 'vitest';
import { underHeadings } from './under-headings';

test('parts stand in the order of their headings; those without text are left out', () => {
  const headings = { setUp: 'Set-up', scoring: 'Scoring', end: 'The end' };
  expect(
    underHeadings(headings, { end: ['Most points win.'], setUp: ['Roll.', 'Place.'], scoring: [] }),
  ).toEqual([
    { title: 'Set-up', text: ['Roll.', 'Place.'] },
    { title: 'The end', text: ['Most points win.'] },
  ]);
});
