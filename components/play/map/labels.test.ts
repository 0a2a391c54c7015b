import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import type { TableFigure, TablePiece, TableTerrain } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { heightText } from '#words/messages/place-text';
import { boxAt, hash, overlaid } from './label-places';
import { backing, labelSize, labelsOf, widthOf } from './labels';

const side = 24;
const table = { width: side * unit, height: side * unit };

const names = ['Bito van Ostmark', 'Gerda Halfmoon', 'Captain Agnes Brandt', 'Jane'];

const figure = (id: number, x: number, y: number, more: Partial<TableFigure> = {}): TableFigure =>
  tableFigure(id, x, y, { name: names[id % 4] ?? '', ...more });

const piece = (name: string, x: number, y: number, radius: number): TablePiece => ({
  name,
  at: { x: x * unit, y: y * unit },
  radius: radius * unit,
  team: 0,
});

const wall = (nth: number, x: number, y: number): TableTerrain => ({
  id: `wall-${nth}`,
  name: 'Wall',
  shape: [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ].map(([dx = 0, dy = 0]) => ({ x: (x + dx) * unit, y: (y + dy) * unit })),
  height: 0.75 * unit,
  seeThrough: true,
  walkThrough: false,
  cover: true,
  climb: true,
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

interface Laid {
  readonly figures: readonly TableFigure[];
  readonly pieces?: readonly TablePiece[];
  readonly terrain?: readonly TableTerrain[];
}

/** All that is to be read, each as the rectangle of its backing. */
const drawn = ({ figures, pieces = [], terrain = [] }: Laid, size = 0.5): readonly Rectangle[] => {
  const labels = labelsOf({ ...table, figures, pieces, terrain }, figures, size, '#');
  const box = (text: string, at: { readonly x: number; readonly y: number } | undefined) =>
    at ? [{ ...at, wide: widthOf(text, size) + 2 * backing.aside * size, high: size * backing.high }] : [];
  return [
    ...figures.flatMap(({ id, name }) => box(name, labels.names.get(id))),
    ...pieces.flatMap(({ name }, nth) => box(name, labels.pieces[nth])),
    ...terrain.flatMap((each) => box(heightText(each.height / unit, '#'), labels.heights.get(each.id))),
  ];
};

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 - 0.02 &&
  Math.abs(one.y - other.y) < (one.high + other.high) / 2 - 0.02;

const clashes = (all: readonly Rectangle[]): number =>
  all.filter((one, nth) => all.slice(nth + 1).some((other) => overlaps(one, other))).length;

test('names of figures in sight stay in sight, and others where they are', () => {
  const view = { left: 4, top: 4, right: 14, bottom: 14 };
  const figures = [figure(0, 4.6, 9), figure(1, 9, 13.6), figure(2, 13.4, 4.6), figure(3, 20, 20)];
  const size = 0.5;
  const { names: laid } = labelsOf({ ...table, figures }, figures, size, '#', view);
  for (const { id, name } of figures.slice(0, 3)) {
    const at = laid.get(id) ?? { x: NaN, y: NaN };
    const half = widthOf(name, size) / 2 + backing.aside * size;
    expect(at.x - half).toBeGreaterThanOrEqual(view.left - 1e-9);
    expect(at.x + half).toBeLessThanOrEqual(view.right + 1e-9);
    expect(at.y + (size * backing.high) / 2).toBeLessThanOrEqual(view.bottom + 1e-9);
  }
  expect(laid.get(3)?.x).toBeGreaterThan(view.right);
});

describe('labels of the map', () => {
  test.each([
    ['at the right', 1, 0],
    ['below', 0, 1],
    ['aslant', 0.71, 0.71],
    ['aslant, the other way', 0.71, -0.71],
    ['nearly below', 0.3, 0.96],
  ])('name both of two in base contact, one %s, and hide neither name', (_, x, y) => {
    const all = drawn({ figures: [figure(0, 12, 12), figure(1, 12 + x, 12 + y)] });
    expect([all.length, clashes(all)]).toEqual([2, 0]);
  });

  test('name four of whom three are about one', () => {
    const all = drawn({
      figures: [figure(0, 12, 12), figure(1, 13, 12), figure(2, 11, 12), figure(3, 12, 13)],
    });
    expect([all.length, clashes(all)]).toEqual([4, 0]);
  });

  test('of two side by side in a corner keep apart, so that they are not read as one', () => {
    const two = [figure(3, 0.5, 0.5), figure(0, 1.5, 0.5, { name: 'Fang' })];
    const [one, other] = drawn({ figures: two });
    if (!one || !other) expect.fail('two names');
    const isInLine = Math.abs(one.y - other.y) < (one.high + other.high) / 2;
    expect(isInLine ? Math.abs(one.x - other.x) - (one.wide + other.wide) / 2 : 1).toBeGreaterThan(0.15);
  });

  test('of a block stand off it at the end of lines that cross nobody; without such a way a name is left out', () => {
    const block = Array.from({ length: 8 }, (_, id) =>
      figure(id, 0.5 + (id % 3), 0.5 + Math.floor(id / 3), { name: `Outlaw ${id}` }),
    );
    const { names: laid } = labelsOf({ ...table, figures: block }, block, 0.4, '#');
    // Whoever is hemmed in has no way out: a tap says the name.
    expect(laid.size).toBeGreaterThanOrEqual(6);
    const crossed = [...laid].flatMap(([id, { line }]) =>
      line
        ? block.filter((other) => other.id !== id && overlaid(line, boxAt(hash(other.at), 0.6, 0.6)) > 0.2)
        : [],
    );
    expect(crossed).toEqual([]);
    const rectangles = drawn({ figures: block }, 0.4);
    const covered = rectangles.flatMap((label) =>
      block.filter(({ at }) => overlaps(label, { x: at.x / unit, y: at.y / unit, wide: 0.8, high: 0.8 })),
    );
    expect(covered).toEqual([]);
    expect([...laid.values()].filter(({ line }) => line).length).toBeGreaterThan(3);
  });

  test('never cover each other, wherever figures, tokens and terrain are, on the smallest screen and the largest', () => {
    const at = fc.double({ min: 0.5, max: side - 0.5, noNaN: true });
    const spot = fc.tuple(at, at);
    fc.assert(
      fc.property(
        fc.array(spot, { maxLength: 8 }),
        fc.array(spot, { maxLength: 4 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 22 })), {
          maxLength: 12,
        }),
        fc.constantFrom(14, 26, 40),
        (figures, tokens, walls, perHash) => {
          const all = drawn(
            {
              figures: figures.map(([x, y], id) => figure(id, x, y)),
              pieces: [
                ...tokens.map(([x, y]) => piece('Treasure', x, y, 0)),
                piece('Home base', 0, side, 4),
                piece('Magic circle', 12, 12, 3),
              ],
              terrain: walls.map(([x, y], nth) => wall(nth, x, y)),
            },
            labelSize(perHash),
          );
          expect(clashes(all)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('stand below whoever is far from all others', () => {
    const figures = [figure(0, 12, 12), figure(1, 18, 18)];
    const { names: laid } = labelsOf({ ...table, figures }, figures, 0.5, '#');
    expect(laid.get(0)?.x).toBe(12);
    expect(laid.get(0)?.y).toBeGreaterThan(12.5);
  });

  test.each([
    [0.5, 0.5],
    [23.5, 0.5],
    [0.5, 23.5],
    [23.5, 23.5],
  ])('stay on the map of somebody at %d, %d', (x, y) => {
    for (const { x: middle, wide, y: line, high } of drawn({ figures: [figure(0, x, y)] })) {
      expect(middle - wide / 2).toBeGreaterThan(-0.6);
      expect(middle + wide / 2).toBeLessThan(side + 0.6);
      expect(line - high / 2).toBeGreaterThan(-0.6);
      expect(line + high / 2).toBeLessThan(side + 0.6);
    }
  });

  test('lie on the table for the base in a corner, whose middle is its very tip', () => {
    const { pieces } = labelsOf(
      { ...table, figures: [], pieces: [piece('Home base', 0, side, 4)] },
      [],
      0.5,
      '#',
    );
    expect(pieces[0]?.x).toBeGreaterThan(1);
    expect(pieces[0]?.y).toBeLessThan(side - 1);
  });

  test('are none of whom no name is asked for, and no height of what somebody stands on', () => {
    const figures = [figure(0, 12, 12)];
    const { names: laid, heights } = labelsOf(
      { ...table, figures, terrain: [wall(0, 11, 11), wall(1, 2, 2)] },
      [],
      0.9,
      '#',
    );
    expect([laid.size, heights.has('wall-0'), heights.has('wall-1')]).toEqual([0, false, true]);
  });
});

test.each([
  [0, 0.52],
  [14.5, 13 / 14.5],
  [26, 0.5],
  [90, 0.3],
])('letters at %d pixels a # are %d # high', (perHash, size) => {
  expect(labelSize(perHash)).toBeCloseTo(size, 5);
});

test('a name beside the edge of an area leaves that edge in sight', () => {
  const trainee = figure(0, 19, 5);
  const goal = piece('Goal', 24, 0, 6);
  const { names: laid } = labelsOf({ ...table, figures: [trainee], pieces: [goal] }, [trainee], 0.5, '#');
  const at = laid.get(0) ?? expect.fail('a name');
  const wide = trainee.name.length * 0.25;
  const corners = [-wide / 2, wide / 2].flatMap((x) =>
    [-0.25, 0.25].map((y) => Math.hypot(24 - at.x - x, at.y + y)),
  );
  expect(corners.every((far) => far < 6) || corners.every((far) => far > 6)).toBe(true);
});
