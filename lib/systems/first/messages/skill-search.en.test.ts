import { describe, expect, it } from 'vitest';
import { effectKinds, effectKindsOf, type EffectKind } from '../skills/effect-kinds';
import { findSkill, skills } from '../skills/index';
import { effectLine, effectNames, searchText } from '#words/systems/first/messages/skill-search';

describe('skills of the first edition by what they do', () => {
  it('are each found under something', () => {
    expect(skills.filter((skill) => effectKindsOf(skill).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('have every kind, each with a name of its own', () => {
    expect(new Set(skills.flatMap(effectKindsOf))).toEqual(new Set(effectKinds));
    expect(new Set(Object.values(effectNames)).size).toBe(effectKinds.length);
  });

  it.each<[string, EffectKind]>([
    ['prayers/mass-heal', 'heal'],
    ['primal-force/fireball', 'damage'],
    ['melee/taunt', 'hinder'],
    ['summoning/summon-fiend', 'summon'],
  ])('%s is found under %s, and by that word', (id, kind) => {
    const skill = findSkill(id);
    if (!skill) return expect.fail(id);
    expect(effectKindsOf(skill)).toContain(kind);
    expect(searchText(skill)).toContain(effectNames[kind]);
  });

  it.each([
    ['ranged/aimed-shot', 'With a shot. Don’t move this turn. You get +2 AV until your next turn.'],
    [
      'primal-force/fireball',
      'Spell, instead of the attack. Target: an opponent in sight. Each target you choose takes 1 magic damage. Choose 1 target.',
    ],
    [
      'prayers/mass-heal',
      'Spell, instead of the attack. Target: yourself or a friend in sight. Choose 1 target. Each target regains 1 Life, up to its full Dicepool.',
    ],
  ])('%s says its conditions, then blue before green', (id, line) => {
    const skill = findSkill(id);
    if (!skill) return expect.fail(id);
    expect(effectLine(skill)).toBe(line);
  });

  it.each(['primal-force/whirlwind', 'summoning/breath-weapon'])('%s says that it hits friends', (id) => {
    const skill = findSkill(id);
    if (!skill) return expect.fail(id);
    expect(effectLine(skill)).toContain('friends too');
  });

  it('say what they do', () => {
    expect(skills.filter((skill) => effectLine(skill) === '').map(({ id }) => id)).toEqual([]);
  });
});
