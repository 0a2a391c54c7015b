import { expect, test } from 'vitest';
import { surfaces } from '../table/surface';
import type { Encounter, MatchPart } from './match-part';
import { open, partOf, systemIds } from './open';

await open(systemIds, 'match', 'play');

const matchOf = (system: string): MatchPart => {
  const match = partOf(system, 'match');
  if (!match) throw new RangeError(`${system} has no matches.`);
  return match;
};

/** Only what tells the ground. */
const on = (system: string, scenario: string, map: string, seed = 1): string | undefined =>
  partOf(system, 'play')?.surface({ system, scenario, map, seed } as Encounter);

/** Each map that a game comes with, in the first of its scenarios. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  living: {
    'open-field': 'grass',
    town: 'cobbles',
    forest: 'moss',
    ruins: 'flags',
    river: 'grass',
    arena: 'sand',
  },
  first: { meadow: 'grass', ruins: 'flags' },
  warband: { glade: 'grass', hamlet: 'cobbles', woods: 'moss' },
  draco: { 'in-turns': 'moss', random: 'moss' },
};

test.each(systemIds)('every map of %s has its ground', (system) => {
  const { maps, scenarios } = matchOf(system);
  const grounds = Object.fromEntries(
    maps
      .filter((map) => map !== 'random' || known[system]?.[map] !== undefined)
      .map((map) => [map, on(system, scenarios[0]?.id ?? '', map)]),
  );
  expect(grounds).toEqual(known[system]);
});

test.each(systemIds)('every scenario of %s has a ground on every map', (system) => {
  const { maps, scenarios, missions = [] } = matchOf(system);
  for (const { id } of [...scenarios, ...missions])
    for (const map of [...maps, 'random', 'own-AAAA'])
      for (const seed of [0, 1, 2, 4_294_967_295])
        expect(surfaces, `${id} on ${map}`).toContain(on(system, id, map, seed));
});

test('snow lies where it snows, and missions are taught on boards', () => {
  const { scenarios, missions = [] } = matchOf('living');
  const snowy = scenarios.filter(({ id }) => on('living', id, 'town') === 'snow').map(({ id }) => id);
  expect(snowy).toEqual(['snowfall']);
  expect(new Set(missions.map(({ id }) => on('living', id, 'open-field')))).toEqual(new Set(['planks']));
});

test('a random map has the ground of its seed, always the same', () => {
  const grounds = [0, 1, 2, 3].map((seed) => on('living', 'all-out-carnage', 'random', seed));
  expect(grounds).toEqual(['grass', 'moss', 'sand', 'grass']);
});
