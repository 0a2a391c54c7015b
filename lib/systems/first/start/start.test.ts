import { describe, expect, it } from 'vitest';
import { bestFace, pointsOf } from '../../../painted-die/die';
import { start } from '../parts/start';
import { check } from '../rules/check';
import type { HeroDraft } from '../sheet/hero';
import { die, pointBudget, traits } from '../sheet/pips';
import { categoryOf, isSkillId } from '../skills/ids';
import { samples } from './samples';

/** Points that a hero may leave: fewer than one more pip of his dearest trait costs. */
const leavesLittle = (hero: HeroDraft): boolean => {
  const used = traits.filter((trait) => bestFace(hero.faces, trait) > 0);
  return pointBudget - pointsOf(die, hero.faces) < Math.max(...used.map((trait) => die.costs[trait]));
};
const complaints = (hero: HeroDraft): readonly string[] =>
  check(hero).flatMap(({ rule }) => (rule === 'unspent-points' ? [] : [rule]));

describe('beginnings', () => {
  it('say of dice that were pictures that they are a house value', () => {
    const marked = samples.filter(({ sheet }) => sheet.notes.includes('house value'));
    expect(marked.map(({ id }) => id)).toEqual(['first-thranduil', 'first-hekate']);
  });

  it.each(samples.map(({ id, sheet }) => [id, sheet] as const))(
    'sample %s is legal and spends all',
    (_, sheet) => {
      expect(check(sheet)).toEqual([]);
    },
  );

  it.each(start.concepts.map((concept) => [concept.id, concept] as const))(
    'concept %s is legal',
    (_, concept) => {
      const hero = concept.sheet('Tom');
      expect(complaints(hero)).toEqual([]);
      expect(leavesLittle(hero)).toBe(true);
      expect([hero.name, hero.title]).toEqual(['Tom', concept.name]);
    },
  );

  it('has a concept for each category', () => {
    expect(new Set(start.concepts.map(({ kind }) => kind)).size).toBe(7);
  });
});

describe('heroes by chance', () => {
  const heroes = Array.from({ length: 500 }, (_, seed) => start.random(seed));

  it('are legal, and leave less than a pip costs', () => {
    for (const hero of heroes) {
      expect(complaints(hero)).toEqual([]);
      expect(leavesLittle(hero)).toBe(true);
    }
  });

  it('are the same for the same seed', () => {
    expect(start.random(7)).toEqual(heroes[7]);
  });

  it('come from all categories, some with a shield, some with a fiend', () => {
    const categories = heroes.flatMap(({ skills: [id = ''] }) => (isSkillId(id) ? [categoryOf(id)] : []));
    expect(new Set(categories).size).toBe(7);
    expect(heroes.some(({ equipment }) => equipment.shield)).toBe(true);
    expect(heroes.some(({ fiend }) => fiend !== undefined)).toBe(true);
  });
});
