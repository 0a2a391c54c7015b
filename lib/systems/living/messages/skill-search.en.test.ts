import { describe, expect, it } from 'vitest';
import { effectKinds, effectKindsOf, type EffectKind } from '../skills/effect-kinds';
import { isChoosable, skills } from '../skills/index';
import type { Skill } from '../skills/school';
import {
  effectChoices,
  effectLine,
  effectNames,
  searchText,
} from '#words/systems/living/messages/skill-search';

const choosable = skills.filter(isChoosable);

const named = (id: string): Skill => {
  const skill = skills.find((each) => each.id === id);
  if (!skill) throw new RangeError(id);
  return skill;
};

describe('skills by what they do', () => {
  it.each<[string, readonly EffectKind[]]>([
    ['druid/regrowth', ['heal']],
    ['warrior/cleave', ['damage', 'deep-wound']],
  ])('%s is found under %j', (id, kinds) => {
    expect(effectKindsOf(named(id))).toEqual(kinds);
  });

  it('offer every kind that a player can choose by, each with a name and no two with the same', () => {
    const choices = effectChoices(choosable);
    expect(choices.map(({ value }) => value)).toEqual(effectKinds);
    expect(new Set(Object.values(effectNames)).size).toBe(effectKinds.length);
  });

  it('say what they do, but for those that only name a rule', () => {
    const silent = choosable.filter((skill) => effectLine(skill).trim() === '');
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('a search', () => {
  const found = (word: string): readonly Skill[] =>
    choosable.filter((skill) => searchText(skill).toLowerCase().includes(word));

  it.each(['knockdown', 'heal', 'stun', 'pole'])('for “%s” finds some skills and leaves most out', (word) => {
    expect(found(word).length).toBeGreaterThan(0);
    expect(found(word).length).toBeLessThan(choosable.length / 2);
  });

  it('finds all that heal, whatever their texts call it', () => {
    const healing = choosable.filter((skill) => effectKindsOf(skill).includes('heal'));
    for (const skill of healing) expect(found('heal')).toContain(skill);
  });
});
