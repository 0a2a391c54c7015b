import { expect, test } from 'vitest';
import type { TableFigure } from '@/lib/systems/play-part';
import { unit } from '@/lib/table/table';
import { placedNames, type Box } from './names';

const figure = (id: number, name: string, x: number, y: number): TableFigure => ({
  id,
  name,
  kind: '',
  sheet: id,
  owner: id,
  team: 0,
  at: { x: x * unit, y: y * unit },
  radius: unit / 2,
  state: 'up',
  words: { state: '', life: '' },
  dice: 5,
  most: 5,
  counters: [],
  notes: [],
});

const table: Box = { left: -0.6, top: -0.6, width: 25.2, height: 25.2 };

const namesOf = (figures: readonly TableFigure[]) =>
  placedNames(figures, figures, table).map(({ figure: { name } }) => name);

test('names of figures far from each other stand below them', () => {
  const far = [figure(0, 'Cathryn', 4, 4), figure(1, 'Daeldric', 12, 12)];
  for (const { figure: of, box } of placedNames(far, far, table)) {
    expect(box.left + box.width / 2).toBeCloseTo(of.at.x / unit);
    expect(box.top).toBeGreaterThan(of.at.y / unit);
  }
});

test('no name lies on another or under a figure, and the first of a crowd has its own', () => {
  const crowd = [
    figure(0, 'Cathryn', 0.6, 0.6),
    figure(1, 'Daeldric', 1.7, 0.6),
    figure(2, 'Braron', 0.6, 1.7),
    figure(3, 'Amalica', 1.7, 1.7),
  ];
  const names = placedNames(crowd, crowd, table);
  expect(names.length).toBeGreaterThan(1);
  for (const [nth, { box }] of names.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(table.left);
    expect(box.top).toBeGreaterThanOrEqual(table.top);
    for (const { box: other } of names.slice(nth + 1))
      expect(
        box.left + box.width <= other.left ||
          other.left + other.width <= box.left ||
          box.top + box.height <= other.top ||
          other.top + other.height <= box.top,
      ).toBe(true);
  }
  const pair = [figure(0, 'Cathryn', 4, 4), figure(1, 'Daeldric', 4, 5.1)];
  const [first] = placedNames(pair, pair, table);
  // Daeldric stands where it would be below.
  expect(first?.box.left).toBeGreaterThan(4.5);
  expect(namesOf([...pair].reverse())[0]).toBe('Daeldric');
});
