import { schoolNames } from '#words/systems/living/messages/skill-names';
import type { EquipmentNeed, Skill } from '../skills/school';
import type { SkillEntry } from '../../system';
import { straightMarks } from '../../../language/marks';
import { type SkillText, plainLine, type SkillLine } from '../skills/skill-text';
import { skillMessages, skillTextRenderer } from '../messages/skill-text-renderer';
import { skills as all } from '../skills/index';

const equipment = (need: EquipmentNeed): string => {
  if ('shield' in need) return 'shield';
  if ('pole' in need) return 'pole-weapon';
  if ('unarmed' in need) return 'no-armour-and-no-weapon-but-magic';
  return ('melee' in need ? need.melee : need.ranged).join('-or-');
};

/** All that must hold before a skill is used, and what equipment must show for it, as ids. */
export const requirementsOf = ({ requires = [], needs }: Skill): readonly string[] => [
  ...requires,
  ...needs.map(equipment),
];

/** All that a skill does, a line for each of its parts, without class and target. */
const linesOf = ({ always, green, blue, removal, otherForm }: SkillText): string => {
  const after = (label: string, line: SkillLine): string =>
    line.length === 0 ? '' : `${label}: ${plainLine(line)}`;
  return [
    plainLine(always),
    after(skillMessages.green(1), green),
    after(skillMessages.blue(1), blue),
    after(skillMessages.removal, removal),
    otherForm ? `${otherForm.while}: ${linesOf(otherForm.text)}` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};

/** A fact that applies to some skills only. */
const where = <Fact>(name: string, fact: Fact | undefined): Readonly<Record<string, Fact>> =>
  fact === undefined ? {} : { [name]: fact };

const requiresOf = (requirements: readonly string[]): readonly string[] | undefined =>
  requirements.length === 0 ? undefined : requirements;

/** Every skill of the Living Rulebook; those of the training missions belong to no school. */
export const skills: readonly SkillEntry[] = all.map((skill) => ({
  id: skill.id,
  name: straightMarks(skill.name),
  school: schoolNames[skill.school],
  tier: skill.tier,
  class: skill.class,
  text: linesOf(skillTextRenderer.render(skill)),
  ...where('kind', skill.kind),
  ...where('target', skill.target),
  ...where('actions', skill.actions),
  ...where('range', skillMessages.briefRange(skill)),
  ...where('requires', requiresOf(requirementsOf(skill))),
}));
