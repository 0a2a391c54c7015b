import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../rules/check';
import { pipsOnDie } from '../../../painted-die/die';
import { pipCosts, pointBudget, pointsSpent, traitsUsed } from '../sheet/pips';
import { randomHero } from './random';
import { readHero, writeHero } from '../sheet/file';
import { findSkill, schools } from '../skills/index';

const drawn = Array.from({ length: 2000 }, (_, seed) => randomHero(seed, 'Somebody'));

it('is legal, with no warning but for points too few for one more pip', () => {
  for (const hero of drawn) {
    const cheapest = Math.min(...traitsUsed(hero.faces).map((trait) => pipCosts[trait]));
    const left = pointBudget - pointsSpent(hero.faces);
    expect(left).toBeLessThan(cheapest);
    expect(check(hero).map(({ rule }) => rule)).toEqual(left > 0 ? ['unspent-points'] : []);
  }
});

it('is as legal from any seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const issues = check(randomHero(seed, 'Somebody'));
      expect(issues.filter(({ rule }) => rule !== 'unspent-points')).toEqual([]);
    }),
  );
});

it('knows skills of every school, daemons, pets and beast shapes', () => {
  const ids = drawn.flatMap((hero) => [...hero.skills, ...hero.snowfall.skills]);
  const found = new Set(ids.flatMap((id) => (typeof id === 'string' ? [findSkill(id)?.school] : [])));
  expect([...found].sort()).toEqual(schools.map(({ id }) => id).sort());
  const kinds = new Set(drawn.flatMap((hero) => hero.followers.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['beast-shape', 'daemon', 'pet']);
  expect(drawn.every((hero) => hero.skills.length + hero.snowfall.skills.length > 0)).toBe(true);
});

it('spends on attacks as well as on Defence', () => {
  for (const hero of drawn) {
    const defence = pipsOnDie(hero.faces, 'defence') * pipCosts.defence;
    expect(pointsSpent(hero.faces) - defence).toBeGreaterThanOrEqual(6);
    expect(pipsOnDie(hero.faces, 'skill')).toBe(1);
  }
});

it('is the same for the same seed, and hardly ever for two', () => {
  expect(randomHero(7, 'Somebody')).toEqual(drawn[7]);
  expect(new Set(drawn.map((hero) => JSON.stringify(hero))).size).toBeGreaterThan(1900);
});

it('is a hero file', () => {
  for (const hero of drawn.slice(0, 200))
    expect(readHero(JSON.parse(JSON.stringify(writeHero(hero))))).toEqual({ ok: true, value: hero });
});
