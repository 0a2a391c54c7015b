import { expect, it } from 'vitest';
import { check } from '../../rules/check';
import { readHero, writeHero } from '../../sheet/file';

import { samples } from './samples';

it('offers at least ten heroes from as many schools, each under an id and a name of its own', () => {
  expect(samples.length).toBeGreaterThanOrEqual(10);
  expect(new Set(samples.map(({ school }) => school)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(new Set(samples.map(({ hero }) => hero.name)).size).toBe(samples.length);
});

it.each(samples)('$id is legal without a warning', ({ id, hero }) => {
  // Jane is the rulebook's own example and leaves 2 points unspent.
  const allowed = id === 'jane' ? ['unspent-points'] : [];
  expect(check(hero).map(({ rule }) => rule)).toEqual(allowed);
});

it.each(samples)('$id learns from the school that it stands for', ({ school, hero }) => {
  expect(hero.skills.some((skill) => typeof skill === 'string' && skill.startsWith(`${school}/`))).toBe(true);
});

it.each(samples)('$id is the same after writing and reading', ({ hero }) => {
  expect(readHero(JSON.parse(JSON.stringify(writeHero(hero))))).toEqual({ ok: true, value: hero });
});
