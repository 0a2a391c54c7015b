import type { SkillEntry } from '../../system';
import type { SkillText } from '../messages/skill-text';
import { skillWords, teller } from '../messages/teller';
import { schools, skills as all } from '../skills/index';

/** All that a skill does, a line for each of its parts, without class and target. */
const linesOf = ({ always, green, blue, removal, otherForm }: SkillText): string => {
  const after = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);
  return [
    always,
    after(skillWords.green(1), green),
    after(skillWords.blue(1), blue),
    after(skillWords.removal, removal),
    otherForm ? after(otherForm.while, linesOf(otherForm.text)) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};

const schoolNames = new Map<string, string>(schools.map(({ id, name }) => [id, name]));

/** Every skill of the Living Rulebook; those of the training missions belong to no school. */
export const skills: readonly SkillEntry[] = all.map((skill) => ({
  id: skill.id,
  name: skill.name,
  school: schoolNames.get(skill.school) ?? 'Training',
  tier: skill.tier,
  class: skill.class,
  text: linesOf(teller.tell(skill)),
}));
