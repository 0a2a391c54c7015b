import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, seen } from '@/components/card/testing/sight';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const css = read('../../../app/board.css');

/** By day, by night. */
const themes = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
);
const [day = {}, night = {}] = themes;

const usedIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => /(?<!test)\.tsx?$/.test(name))
    .flatMap((name) => [...read(`${folder}${name}`).matchAll(/var\(--([\w-]+)\)/g)])
    .map(([, name = '']) => name);

const ofPages = new Set(
  [...read('../../../app/globals.css').matchAll(/--([\w-]+):/g)].map(([, name = '']) => name),
);

test('every colour of the board is there by day and by night, and none that nothing is drawn with', () => {
  expect(Object.keys(night).sort()).toEqual(Object.keys(day).sort());
  const used = new Set([...usedIn('./'), ...usedIn('../'), ...usedIn('../../play/map/')]);
  expect([...used].filter((name) => !ofPages.has(name) && !(name in day))).toEqual([]);
  expect(Object.keys(day).filter((name) => !used.has(name))).toEqual([]);
});

describe.each([
  ['day', day],
  ['night', night],
] as const)('by %s', (_, theme) => {
  const against = (one: string, other: string): number =>
    contrast(seen(theme[one] ?? ''), seen(theme[other] ?? ''));

  test.each(['grass', 'moss', 'cobbles-stone', 'flags-stone', 'sand', 'snow', 'planks'])(
    'what bounds the board and terrain, or paint on it, is seen on %s',
    (ground) => {
      const best = Math.max(against('board-outline', ground), against('board-paint', ground));
      expect(best).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    ['roof', 'cobbles-stone'],
    ['foliage', 'grass'],
    ['water', 'grass'],
    ['stone', 'flags-stone'],
    ['timber', 'grass'],
  ])('%s is another shade than %s, beside its outline', (piece, ground) => {
    expect(against(piece, ground)).toBeGreaterThanOrEqual(1.25);
  });
});
