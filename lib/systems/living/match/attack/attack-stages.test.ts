import { expect, test } from 'vitest';
import { skills } from '../../skills/index';
import { attackPartsOf } from './attack-stages';

const attackSkills = skills.filter((skill) => skill.class.endsWith('Attack'));

test('nothing that an attack skill says before its pip waits until its attack is over: nothing would play it there', () => {
  expect(attackSkills.length).toBeGreaterThan(20);
  for (const skill of attackSkills) expect(attackPartsOf(skill).always.following, skill.id).toEqual([]);
});
