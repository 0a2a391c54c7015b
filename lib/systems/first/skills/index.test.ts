import { describe, expect, test } from 'vitest';
import { isSpell, skillIds } from './ids';
import { categories, findSkill, skills } from './index';

describe('the skills of the first edition', () => {
  test('are 42 in seven categories of six', () => {
    expect(skills).toHaveLength(42);
    expect(categories.map((category) => category.skills.length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(skills.map(({ id }) => id)).toEqual(skillIds);
  });

  test.each([
    ['melee/berserk', 'Berserk'],
    ['ranged/rapid-fire', 'Rapid Fire'],
    ['survival/trap', 'Trap'],
    ['ballads/its-a-kind-of-magic', 'It’s a Kind of Magic'],
    ['prayers/life-boon', 'Life Boon'],
    ['primal-force/fireball', 'Fireball'],
    ['summoning/summon-fiend', 'Summon Fiend'],
  ])('%s is found by its id', (id, name) => {
    expect(findSkill(id)?.name).toBe(name);
  });

  test('an id that no category has is not found', () => {
    expect(findSkill('melee/fireball')).toBeUndefined();
  });

  test('what has a green and a blue pip is a spell by its id too, and no melee, ranged or survival skill is', () => {
    const spells = skills.filter(({ id }) => isSpell(id));
    expect(spells).toHaveLength(24);
    expect(new Set(spells.map(({ category }) => category))).toEqual(
      new Set(['ballads', 'prayers', 'primal-force', 'summoning']),
    );
    expect(skills.filter(({ blue }) => blue !== undefined)).toEqual(spells);
    expect(skills.filter(({ use }) => use === 'spell')).toEqual(spells);
  });
});
