import type { SkillEntry } from '../../system';
import { straightMarks } from '../../../language/marks';
import { categoryNames } from '#words/systems/first/messages/skill-names';
import { plainLine, renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import type { Skill } from '../skills/category';
import { isSpell } from '../skills/ids';
import { skills as all } from '../skills/index';

const { pages } = rulebookMessages;

/** All that a skill does, a line for each of its parts. */
const textOf = (skill: Skill): string => {
  const { always, blue, green } = renderSkill(skill);
  return [
    plainLine(always),
    ...(blue.length === 0 ? [] : [`${pages.blue(1)}: ${plainLine(blue)}`]),
    `${pages.green(1)}: ${plainLine(green)}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
};

/** Every skill of the first edition, in the order of the book. */
export const skills: readonly SkillEntry[] = all.map((skill) => ({
  id: skill.id,
  name: straightMarks(skill.name),
  school: categoryNames[skill.category],
  class: isSpell(skill.id) ? 'Spell' : 'Skill',
  text: textOf(skill),
  target: skill.target,
  ...(skill.needs && { requires: skill.needs }),
}));
