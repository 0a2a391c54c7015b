import { expect, test } from 'vitest';
import { hasPart, open, partOf, systemIds } from './open';

await open(systemIds, 'setUp', 'match', 'night', 'companion');

test.each(systemIds)('%s says of each scenario how it is won and how long it takes', (id) => {
  const { scenarios = [], scenarioLine } = partOf(id, 'setUp') ?? {};
  const lines = scenarios.map((scenario) => scenarioLine?.(scenario.id) ?? '');
  expect(new Set(lines).size).toBe(scenarios.length);
  for (const line of lines)
    expect(line).toMatch(
      /\d+ (to \d+ )?(initiative piles|phases|rounds|turns)( at most| or more)?(, it’s a draw)?\.$/,
    );
});

test.each(systemIds)('%s offers before a match or a game night what it then plays', (id) => {
  const [setUp, match] = [partOf(id, 'setUp'), partOf(id, 'match')];
  expect(hasPart(id, 'setUp')).toBe(hasPart(id, 'match'));
  expect(match).toMatchObject({ ...setUp });
  expect(setUp?.missions !== undefined).toBe(match?.missionOf !== undefined);
  const [night, companion] = [partOf(id, 'night'), partOf(id, 'companion')];
  expect(hasPart(id, 'night')).toBe(hasPart(id, 'companion'));
  expect(companion).toMatchObject({ ...night });
});

test.each(systemIds)(
  '%s shows before a match the ground and the terrain of each map that is not drawn for it',
  (id) => {
    const { maps = [], bareTable, scenarios = [] } = partOf(id, 'setUp') ?? {};
    const [scenario] = scenarios;
    for (const map of maps) {
      const bare = bareTable?.({ scenario: scenario?.id ?? '', map, seed: 4 });
      expect(bare?.table.width).toBeGreaterThan(0);
      // Hic est Draco has its trees put down by the players.
      expect(bare?.table.terrain.length === 0, map).toBe(map === 'random' || id === 'draco');
    }
  },
);
