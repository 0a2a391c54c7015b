import { describe, expect, it } from 'vitest';
import { check } from '../rules/check';
import { start } from '../parts/start';
import { roleIdOf, rookieRoleIds, specialityIds } from '../skills/roles';
import { conceptIds, conceptOf } from './concepts';
import { randomWarband } from './random';
import { samples } from './samples';

describe('beginnings', () => {
  it.each(conceptIds)('the concept %s is legal without a warning', (id) => {
    expect(check(conceptOf(id, 'X'))).toEqual([]);
  });

  it('there are at least six concepts, apart by id, name and idea', () => {
    const { concepts } = start;
    expect(concepts.length).toBeGreaterThanOrEqual(6);
    for (const text of ['id', 'name', 'idea'] as const)
      expect(new Set(concepts.map((concept) => concept[text])).size).toBe(concepts.length);
  });

  it('the examples are those of the text, by their names', () => {
    const names = samples.map(({ sheet }) => sheet.fighters.slice(0, 4).map(({ name }) => name));
    expect(names).toEqual([
      ['Robyn Foxley', 'Long Joan', 'Red William', 'Lady Mariah'],
      ['Captain Fawkes', 'T-999', 'Grylls', 'Antie May'],
    ]);
  });

  it('300 warbands by chance are legal, unlike each other, the same for the same seed, and between them do everything', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => randomWarband(seed));
    for (const warband of drawn) expect(check(warband)).toEqual([]);
    expect(new Set(drawn.map((warband) => JSON.stringify(warband))).size).toBe(300);
    expect(randomWarband(7)).toEqual(drawn[7]);
    const roles = new Set(drawn.flatMap(({ fighters }) => fighters.map(roleIdOf)));
    expect([...roles].sort()).toEqual([...rookieRoleIds, ...specialityIds].sort());
  });
});
