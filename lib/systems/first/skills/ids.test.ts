import { skillNames } from '#words/systems/first/messages/skill-names';
import { describe, expect, it } from 'vitest';
import { straightMarks } from '../../../language/marks';
import { categoryIds, categoryOf, isSpell, skillIds } from './ids';

describe('the skills of the first edition', () => {
  it('are 42, six of each category', () => {
    expect(skillIds).toHaveLength(42);
    for (const category of categoryIds)
      expect(skillIds.filter((id) => categoryOf(id) === category)).toHaveLength(6);
  });

  it.each(Object.entries(skillNames))('%s is its name spelled by the rule of ids', (id, name) => {
    const spelled = straightMarks(name)
      .toLowerCase()
      .replaceAll(/['".!]/g, '')
      .replaceAll(' ', '-');
    expect(id).toBe(`${id.slice(0, id.indexOf('/'))}/${spelled}`);
  });

  it('are spells where they have a blue pip beside the green one', () => {
    expect(skillIds.filter(isSpell)).toHaveLength(24);
    expect(isSpell('melee/berserk')).toBe(false);
    expect(isSpell('ballads/speed')).toBe(true);
  });
});
