import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { terrainKinds as ofFirst } from '@/lib/systems/first/maps/piece';
import { terrainKinds as ofLiving } from '@/lib/systems/living/maps/piece';
import { terrainKinds as ofWarbands } from '@/lib/systems/warband/maps/piece';
import type { TableTerrain } from '@/lib/systems/table-scene';
import { surfaces } from '@/lib/table/surface';
import { unit } from '@/lib/table/table';
import { TerrainPiece } from '../terrain';
import { Ground } from './ground';
import { lookOf, terrainLooks } from './looks';

const box = [
  [2, 2],
  [5, 2],
  [5, 4],
  [2, 4],
] as const;
const ring = [
  [3, 2],
  [4, 2],
  [5, 3],
  [5, 4],
  [4, 5],
  [3, 5],
  [2, 4],
  [2, 3],
] as const;

const piece = (id: string, corners: readonly (readonly [number, number])[] = box): TableTerrain => ({
  id,
  name: 'A piece',
  shape: corners.map(([x, y]) => ({ x: x * unit, y: y * unit })),
  height: unit,
  seeThrough: true,
  walkThrough: false,
  cover: true,
  climb: true,
});

const markup = (terrain: TableTerrain): string =>
  renderToStaticMarkup(createElement('svg', {}, createElement(TerrainPiece, { piece: terrain })));

describe('terrain', () => {
  test.each([...new Set([ofLiving, ofFirst, ofWarbands].flatMap((kinds) => Object.keys(kinds))), 'tree'])(
    'of the kind %s has a look of its own, not one by its answers',
    (kind) => {
      const others = [true, false].flatMap((walkThrough) =>
        [0, unit].map((height) => lookOf({ ...piece(`${kind}-12`), walkThrough, height })),
      );
      expect(new Set(others).size).toBe(1);
    },
  );

  test('of no kind that is known looks like what it answers', () => {
    const strange = { id: 'statue-3', height: unit, walkThrough: false, seeThrough: true, climb: true };
    expect(lookOf(strange)).toBe('crate');
    expect(lookOf({ ...strange, climb: false })).toBe('low-wall');
    expect(lookOf({ ...strange, climb: false, seeThrough: false })).toBe('wall');
    expect(lookOf({ ...strange, seeThrough: false })).toBe('platform');
    expect(lookOf({ ...strange, height: 0 })).toBe('water');
    expect(lookOf({ ...strange, walkThrough: true })).toBe('hedge');
    expect(lookOf({ ...strange, walkThrough: true, seeThrough: false })).toBe('wood');
  });

  test.each(terrainLooks)('a %s is drawn, as a box and round, with whole numbers and one outline', (look) => {
    for (const shape of [box, ring]) {
      const drawn = markup(piece(`${look}-1`, shape));
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawn.match(/<polygon/g)).toHaveLength(1);
      // Without colour it is still told apart: by more than its outline.
      expect((drawn.match(/<(path|circle|rect)/g) ?? []).length).toBeGreaterThan(2);
    }
  });

  test('looks different, look by look, without its colours', () => {
    const drawn = terrainLooks.map((look) => markup(piece(`${look}-1`)).replaceAll(/var\(--[\w-]+\)/g, ''));
    expect(new Set(drawn).size).toBe(terrainLooks.length);
  });
});

test('every ground is drawn, each in its own way', () => {
  const drawn = surfaces.map((surface) =>
    renderToStaticMarkup(
      createElement('svg', {}, createElement(Ground, { surface, width: 24, height: 24 })),
    ).replaceAll(/var\(--[\w-]+\)/g, ''),
  );
  for (const each of drawn) expect(each).not.toMatch(/NaN|undefined|Infinity/);
  expect(new Set(drawn).size).toBe(surfaces.length);
});
