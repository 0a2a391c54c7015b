import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { canSee, prepare, unit, type Point, type Terrain } from '../../../table/table';
import { checkMap, type MapIssue } from '../../../skirmish/map/map-check';
import { marked } from './marked';
import { findMap, mapOf, maps } from './maps';
import { box, ring, terrainOf, tower, twice, type Sketch } from './piece';
import { randomMap } from './random';

const rulesOf = (sketches: readonly Sketch[]): readonly MapIssue['rule'][] => {
  const checked = checkMap(mapOf('test', sketches).table, marked);
  return checked.ok ? [] : checked.error.map(({ rule }) => rule);
};
const drawing = (seed: number) => {
  const generator = xoroshiro128plus(seed);
  return (n: number) => uniformInt(generator, 0, n - 1);
};

describe('the six maps', () => {
  it.each(maps)('$id can be played', ({ table }) => {
    const checked = checkMap(table, marked);
    expect(checked.ok ? [] : checked.error).toEqual([]);
  });

  it('have ids of their own, and pieces too', () => {
    expect(new Set(maps.map(({ id }) => id)).size).toBe(6);
    for (const { id, table } of maps) {
      expect(new Set(table.terrain.map((piece) => piece.id)).size).toBe(table.terrain.length);
      expect(findMap(id)?.table).toBe(table);
    }
    expect(findMap('nowhere')).toBeUndefined();
  });

  it('have ladders somewhere', () => {
    const ladders = maps.flatMap(({ table }) => table.terrain.flatMap((piece) => piece.ladders ?? []));
    expect(ladders.length).toBeGreaterThan(0);
  });

  it('differ in how far one sees', () => {
    const share = ({
      terrain,
      width,
      height,
    }: {
      terrain: readonly Terrain[];
      width: number;
      height: number;
    }) => {
      const ground = prepare({ terrain, width, height });
      const next = drawing(7);
      const place = (): Point => ({ x: unit + next(22 * unit), y: unit + next(22 * unit) });
      let seen = 0;
      for (let n = 0; n < 400; n++) if (canSee(ground, place(), place())) seen++;
      return seen / 400;
    };
    const shares = Object.fromEntries(maps.map(({ id, table }) => [id, share(table)]));
    expect(shares['open-field']).toBeGreaterThan(0.75);
    expect(shares['river']).toBeGreaterThan(0.7);
    expect(shares['town']).toBeLessThan(0.65);
    expect(shares['forest']).toBeLessThan(0.65);
  });
});

describe('what makes a map unplayable', () => {
  it.each<{ name: string; sketches: readonly Sketch[]; rule: MapIssue['rule'] }>([
    { name: 'a piece beyond the edge', sketches: twice([box('wall', -1, 9, 1, 10)]), rule: 'piece-off-map' },
    {
      name: 'an outline that bends inwards',
      sketches: twice([
        {
          kind: 'wall',
          outline: [
            { x: 6, y: 6 },
            { x: 9, y: 6 },
            { x: 7, y: 7 },
            { x: 6, y: 9 },
          ],
        },
      ]),
      rule: 'piece-bends-inwards',
    },
    { name: 'a piece on one side only', sketches: [box('wall', 6, 6, 9, 7)], rule: 'piece-has-no-twin' },
    {
      name: 'a ladder on one side only',
      sketches: [tower(8, 8, 1, 0), { ...tower(8, 8, 1, 0), ...box('tower', 15, 15, 17, 17), ladders: [] }],
      rule: 'piece-has-no-twin',
    },
    { name: 'a hedge in a corner', sketches: twice([box('hedge', 2, 2, 3, 3)]), rule: 'corner-taken' },
    { name: 'a house on the middle', sketches: [box('house', 11, 11, 13, 13)], rule: 'spot-taken' },
    {
      name: 'a river without a bridge',
      sketches: twice([box('water', 0, 10, 24, 11)]),
      rule: 'spot-cut-off',
    },
    {
      name: 'a closed yard',
      sketches: twice([
        box('wall', 8, 5, 12, 5.4),
        box('wall', 8, 8, 12, 8.4),
        box('wall', 8, 5, 8.4, 8.4),
        box('wall', 11.6, 5, 12, 8.4),
      ]),
      rule: 'pocket',
    },
    {
      name: 'a ladder in the air',
      sketches: twice([{ ...tower(8, 8, 0.8, 0), ladders: [{ x: 8, y: 5.75 }] }]),
      rule: 'ladder-leads-nowhere',
    },
    {
      name: 'a ladder behind a wall',
      sketches: twice([tower(8, 8, 0.8, 0), box('wall', 7.4, 6.6, 8.6, 7)]),
      rule: 'ladder-leads-nowhere',
    },
    {
      name: 'a ladder at what nobody stands on',
      sketches: twice([{ ...box('house', 7, 7, 9, 9), ladders: [{ x: 8, y: 7 }] }]),
      rule: 'ladder-leads-nowhere',
    },
  ])('$name: $rule', ({ sketches, rule }) => {
    expect(new Set(rulesOf(sketches))).toEqual(new Set([rule]));
  });

  it('another size than 24 # x 24 #', () => {
    const checked = checkMap({ width: 20 * unit, height: 24 * unit, terrain: [] }, marked);
    expect(!checked.ok && checked.error[0]?.rule).toBe('map-size');
  });

  it('names the piece, its place in the list, and the corner', () => {
    const checked = checkMap(
      mapOf('test', twice([ring('boulder', 12, 6, 1), box('hedge', 2, 2, 3, 3)])).table,
      marked,
    );
    expect(!checked.ok && checked.error[0]).toEqual({
      rule: 'corner-taken',
      severity: 'error',
      path: ['terrain', 1],
      figures: { piece: 'hedge-1', corner: 'north-west' },
    });
  });
});

describe('maps from a seed', () => {
  it('can all be played, are the same again, and have something on them', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { table } = randomMap('random', drawing(seed));
        const checked = checkMap(table, marked);
        expect(checked.ok ? [] : checked.error).toEqual([]);
        expect(randomMap('random', drawing(seed)).table).toEqual(table);
        expect(table.terrain.length).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps whole numbers', () => {
    const { table } = randomMap('random', drawing(5));
    for (const { shape, height } of table.terrain) {
      for (const { x, y } of shape) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      expect(Number.isInteger(height)).toBe(true);
    }
    expect(terrainOf(box('rubble', 1, 1, 2, 2), 0).height).toBe(410);
  });
});
