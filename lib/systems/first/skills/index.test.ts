import { describe, expect, test } from 'vitest';
import { isSpell } from './category';
import { categories, findSkill, skills } from './index';

describe('the skills of the first edition', () => {
  test('are 42 in seven categories of six', () => {
    expect(skills).toHaveLength(42);
    expect(categories.map((category) => category.skills.length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(new Set(skills.map(({ id }) => id)).size).toBe(42);
  });

  test.each([
    ['melee/berserk', 'Berserk'],
    ['ranged/rapid-fire', 'Rapid Fire'],
    ['survival/trap', 'Trap'],
    ['ballads/its-a-kind-of-magic', "It's a Kind of Magic"],
    ['prayers/life-boon', 'Life Boon'],
    ['primal-force/fireball', 'Fireball'],
    ['summoning/summon-fiend', 'Summon Fiend'],
  ])('%s is found by its id', (id, name) => {
    expect(findSkill(id)?.name).toBe(name);
  });

  test('an id that no category has is not found', () => {
    expect(findSkill('melee/fireball')).toBeUndefined();
  });

  test('what has a green and a blue pip is a spell, and no melee, ranged or survival skill is', () => {
    const spells = skills.filter(isSpell);
    expect(spells).toHaveLength(24);
    expect(new Set(spells.map(({ category }) => category))).toEqual(
      new Set(['ballads', 'prayers', 'primal-force', 'summoning']),
    );
    expect(spells.every(({ use }) => use === 'spell')).toBe(true);
  });
});
