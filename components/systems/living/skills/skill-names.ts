import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import { hasWords } from '@/components/painted-die/skills/has-words';
import { searchText } from '#words/systems/living/messages/skill-search';
import { panels } from '#words/systems/living/messages/panels';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft, SkillChoice } from '@/lib/systems/living/sheet/hero';
import { findSkill, isChoosable, schools, skills } from '@/lib/systems/living/skills/index';
import type { Skill } from '@/lib/systems/living/skills/school';

const schoolNames: ReadonlyMap<string, string> = new Map(schools.map(({ id, name }) => [id, name]));

export const schoolName = (id: string): string => schoolNames.get(id) ?? id;

export interface NamedSkill {
  readonly name: string;
  /** School, tier and class in one line. */
  readonly kind: string;
  readonly elite: boolean;
}

/** How a chosen skill is shown; an id that no school has is shown as it stands. */
export const nameSkill = (choice: SkillChoice): NamedSkill => {
  const say = panels.skills;
  if (typeof choice !== 'string')
    return { name: choice.custom, kind: `${schoolName(choice.school)} · ${say.custom.kind}`, elite: false };
  const skill = findSkill(choice);
  if (!skill) return { name: choice, kind: say.unknown, elite: false };
  return { name: skill.name, kind: kindOfSkill(skill), elite: skill.tier === 'elite' };
};

const kindOfSkill = (skill: Skill): string => `${schoolName(skill.school)} · ${skillClassNames[skill.class]}`;

/** The skills that belong into a list at all: Snowfall's own, Daemon Skills, or all the others. */
export const candidates = (list: SkillList): readonly Skill[] =>
  skills.filter((skill) => {
    if (!isChoosable(skill)) return false;
    if (list === 'snowfall') return skill.school === 'snowfall';
    return list === 'hero' ? skill.school !== 'snowfall' : skill.class === 'Daemon Skill';
  });

/** True if the text about the skill has every word of the query; case and quotes do not matter. */
export const matches = (skill: Skill, query: string): boolean =>
  hasWords(`${skill.name} ${schoolName(skill.school)} ${searchText(skill)}`, query);

/** The skills that a list has now. */
export const chosenIn = (hero: HeroDraft, list: SkillList): readonly SkillChoice[] => {
  if (list === 'hero') return hero.skills;
  return list === 'snowfall' ? hero.snowfall.skills : (hero.followers[list.follower]?.skills ?? []);
};
