import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import type { TableFigure, TablePiece, TableScene } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { KeptHalos } from './halo';

const figure = (id: number) =>
  ({ id, name: '', state: 'up', at: { x: 12 * unit, y: 12 * unit }, radius: 0.8 * unit }) as TableFigure;

const goal: TablePiece = {
  name: 'Goal',
  at: { x: 24 * unit, y: 0 },
  radius: 4 * unit,
  team: -1,
  isGoal: true,
};

const scene = {
  ...{ width: 24 * unit, height: 24 * unit, acting: 0 },
  ...{ figures: [figure(0), figure(1)], pieces: [goal] },
} as unknown as TableScene;

const kept = (place: LessonPlace): string =>
  renderToStaticMarkup(
    <svg>
      <KeptHalos places={[place]} scene={scene} />
    </svg>,
  );

test.each([
  [0, 0],
  [1, 1],
])(
  'of those who are pointed at, figure %i has %i ring once that is read: whoever acts has one already',
  (id, rings) => {
    expect(kept({ on: 'figure', figure: id }).split('data-lesson-kept').length - 1).toBe(rings);
  },
);

test('a ring about a corner is the edge of that corner, and never leaves the table', () => {
  const drawn = kept({ on: 'place', at: { x: 22 * unit, y: 2 * unit }, radius: 2 * unit });
  const places = [...drawn.matchAll(/(?<x>-?[\d.]+) (?<y>-?[\d.]+)(?=[LZ])/g)].map(
    ({ groups }) => [Number(groups?.['x']), Number(groups?.['y'])] as const,
  );
  expect(places.length).toBeGreaterThan(20);
  for (const [x, y] of places) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(24);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(4);
  }
});
