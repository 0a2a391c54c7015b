import { describe, expect, it } from 'vitest';
import { dragonSkillIds, dragonSkills, findDragonSkill } from '../skills/dragons';
import { findSlayerSkill, slayerSkillIds, slayerSkills } from '../skills/slayers';
import type { DragonSkill, SlayerSkill } from '../skills/effect';
import { wholeDragonText, wholeSlayerText } from '#words/systems/draco/messages/skill-text';

describe('texts of skills', () => {
  it.each([...slayerSkillIds])('%s says in whole sentences what a sun brings', (id) => {
    const text = wholeSlayerText(slayerSkills[id]);
    expect(text).toMatch(/^(?:[A-Z].* )?With a sun: [A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|\{|  |\.\./);
  });

  it.each([...dragonSkillIds])('%s says in whole sentences what it adds', (id) => {
    const text = wholeDragonText(dragonSkills[id]);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|\{|  |\.\./);
  });

  it.each([
    [
      'hamstring',
      'Perform an attack action. Once per turn. With a sun: If the attack does damage, the dragon receives 2 Hobbled counters for each sun.',
    ],
    [
      'venom',
      'Don’t move with this action. You don’t need to see your target. With a sun: The dragon takes 1 damage for each sun and can’t defend against it.',
    ],
    [
      'raise-the-dead',
      'Don’t move with this action. You don’t need to see your target. Once per turn. With a sun: A dead slayer stands up again with 1 die for each sun, 5 at most.',
    ],
  ] as const)('%s', (id, text) => {
    expect(wholeSlayerText(slayerSkills[id])).toBe(text);
  });

  it.each([
    [
      'tail-sweep',
      'Push all slayers in contact directly away from the dragon. How far: 4 inches if the dragon picked a 1 or 2, 3 on a 3 or 4, 1 on a 5 or 6.',
    ],
    [
      'scent-of-blood',
      'After the attack the dragon may move. Up to 5 inches if the dragon picked a 1 or 2, 3 on a 3 or 4, 1 on a 5 or 6.',
    ],
    [
      'thickening-scales',
      'Use this instead of an attack, once per game. For the rest of the game the dragon has +1 DV.',
    ],
    [
      'rising-fury',
      'The attack gets extra AV. How much: 3 if the dragon picked a 1 or 2, 2 on a 3 or 4. With 13 dice or fewer in the dicepool, the attack gets +1 AV.',
    ],
  ] as const)('%s', (id, text) => {
    expect(wholeDragonText(dragonSkills[id])).toBe(text);
  });

  it('an attack skill of a slayer gives something up, so that the plain attack lives', () => {
    for (const id of slayerSkillIds) {
      const skill: SlayerSkill = slayerSkills[id];
      if (skill.use === 'attack') expect(skill.lessAv !== undefined || skill.oncePerTurn === true).toBe(true);
    }
  });

  it('a dragon’s skill adds most on weak faces, Thickening Scales aside, which replaces the attack', () => {
    for (const id of dragonSkillIds) {
      const skill: DragonSkill = dragonSkills[id];
      if (skill.insteadOfAttack) continue;
      const bands = skill.acts.map((act) =>
        'count' in act ? act.count : 'by' in act ? act.by : 'inches' in act ? act.inches : [0, 0, 0],
      );
      expect(bands.every(([low = 0, middle = 0, high = 0]) => low >= middle && middle >= high)).toBe(true);
      expect(bands.some(([low = 0, , high = 0]) => low > high)).toBe(true);
    }
  });

  it('an id that is none of theirs has no skill', () => {
    for (const id of ['acid-breath', 'toString', '']) expect(findSlayerSkill(id)).toBeUndefined();
    for (const id of ['venom', 'constructor', '']) expect(findDragonSkill(id)).toBeUndefined();
  });
});
