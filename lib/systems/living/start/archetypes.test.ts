import { expect, it } from 'vitest';
import { archetypeIds, archetypes } from './archetypes';
import { check } from '../rules/check';
import { pointBudget, pointsSpent } from '../sheet/pips';
import { readHero, writeHero } from '../sheet/file';

const each = archetypes.map(({ id, school, hero }) => ({ id, school, hero: hero('Somebody') }));

it('offers at least twelve concepts from at least ten schools, every one once', () => {
  expect(archetypes.length).toBeGreaterThanOrEqual(12);
  expect(new Set(archetypes.map(({ school }) => school)).size).toBeGreaterThanOrEqual(10);
  expect(archetypes.map(({ id }) => id)).toEqual(archetypeIds);
  expect(new Set(each.map(({ hero }) => JSON.stringify(hero))).size).toBe(each.length);
});

it.each(each)('$id is legal without a warning', ({ hero }) => {
  expect(check(hero)).toEqual([]);
});

it.each(each)('$id spends all its points and bears the name it is given', ({ hero }) => {
  expect(pointsSpent(hero.faces)).toBe(pointBudget);
  expect(hero.name).toBe('Somebody');
});

it.each(each)('$id learns from the school that it stands for', ({ school, hero }) => {
  expect(hero.skills.length).toBeGreaterThan(0);
  expect(hero.skills.every((skill) => typeof skill === 'string' && skill.startsWith(`${school}/`))).toBe(
    true,
  );
});

it.each(each)('$id is the same after writing and reading', ({ hero }) => {
  expect(readHero(JSON.parse(JSON.stringify(writeHero(hero))))).toEqual({ ok: true, value: hero });
});
