import { skillNames } from '#words/systems/first/messages/skill-names';
import { pipsOnDie, traitsOn } from '../../../painted-die/die';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { categoryOf, isSkillId, isSpell, type CategoryId, type SkillId } from '../skills/ids';
import type { AllowanceReason, RuleIssueOf } from './issue';

export const summonFiend: SkillId = 'summoning/summon-fiend';

/** A skill in one of the hero's slots, and its place in his list. */
export interface CountedSkill {
  readonly index: number;
  readonly id: SkillId;
  readonly category: CategoryId;
}

/** Every known skill once. */
export const countedSkills = (skills: readonly string[]): readonly CountedSkill[] =>
  skills.flatMap((id, index) =>
    isSkillId(id) && skills.indexOf(id) === index ? [{ index, id, category: categoryOf(id) }] : [],
  );

export const categoriesOf = (counted: readonly CountedSkill[]): readonly CategoryId[] => [
  ...new Set(counted.map(({ category }) => category)),
];

/** How many skills the die allows: three of one category to a specialist in one trait, one to everybody else. */
export const skillsAllowed = (hero: HeroDraft): number => (traitsOn(die, hero.faces).length === 1 ? 3 : 1);

const allowanceIssue = (figures: AllowanceReason, at?: CountedSkill): RuleIssueOf<'skill-allowance'> => ({
  rule: 'skill-allowance',
  severity: 'error',
  path: at === undefined ? ['skills'] : ['skills', at.index],
  figures,
});

/** Skills by specialisation; chapter "Skills". */
export const skillAllowance = (hero: HeroDraft): readonly RuleIssueOf<'skill-allowance'>[] => {
  const counted = countedSkills(hero.skills);
  const most = skillsAllowed(hero);
  const traits = traitsOn(die, hero.faces).length;
  const categories = categoriesOf(counted);
  const second = counted.find(({ category }) => category !== categories[0]);
  return [
    ...(counted.length > most
      ? [allowanceIssue({ reason: 'too-many', skills: counted.length, most, traits })]
      : []),
    ...(traits === 1 && second ? [allowanceIssue({ reason: 'two-categories', categories }, second)] : []),
  ];
};

/** Every id is a skill of the list. */
export const skillUnknown = (hero: HeroDraft): readonly RuleIssueOf<'skill-unknown'>[] =>
  hero.skills.flatMap((id, index) =>
    isSkillId(id)
      ? []
      : [{ rule: 'skill-unknown', severity: 'error', path: ['skills', index], figures: { id } }],
  );

/** No skill appears twice. */
export const skillDuplicate = (hero: HeroDraft): readonly RuleIssueOf<'skill-duplicate'>[] =>
  hero.skills.flatMap((id, index) =>
    hero.skills.indexOf(id) === index
      ? []
      : [{ rule: 'skill-duplicate', severity: 'error', path: ['skills', index], figures: { id } }],
  );

/** Skills work through the green pip. */
export const noSkillPip = (hero: HeroDraft): readonly RuleIssueOf<'no-skill-pip'>[] => {
  const skills = hero.skills.length;
  if (skills === 0 || pipsOnDie(hero.faces, 'skill') > 0) return [];
  return [{ rule: 'no-skill-pip', severity: 'warning', path: ['faces'], figures: { skills } }];
};

/** Spells need a blue pip on the die. */
export const noMagicPip = (hero: HeroDraft): readonly RuleIssueOf<'no-magic-pip'>[] => {
  const spells = hero.skills.flatMap((id) => (isSkillId(id) && isSpell(id) ? [skillNames[id]] : []));
  if (spells.length === 0 || pipsOnDie(hero.faces, 'magic') > 0) return [];
  return [{ rule: 'no-magic-pip', severity: 'warning', path: ['faces'], figures: { spells } }];
};

/** Skills that do nothing for this hero at present. */
export const idleSkill = (hero: HeroDraft): readonly RuleIssueOf<'idle-skill'>[] =>
  countedSkills(hero.skills).flatMap(({ id, index, category }): readonly RuleIssueOf<'idle-skill'>[] => {
    const idle = (figures: RuleIssueOf<'idle-skill'>['figures']): readonly RuleIssueOf<'idle-skill'>[] => [
      { rule: 'idle-skill', severity: 'warning', path: ['skills', index], figures },
    ];
    const name = skillNames[id];
    if (category === 'summoning' && !hero.skills.includes(summonFiend))
      return idle({ reason: 'no-fiend', name });
    if ((category === 'melee' || category === 'ranged') && pipsOnDie(hero.faces, category) === 0)
      return idle({ reason: 'no-pips', name, trait: category });
    return [];
  });

/** The category that most skills come from, the first of them when several do. */
export const mainCategory = (ids: readonly string[]): CategoryId | undefined => {
  const counted = countedSkills(ids);
  const times = (category: CategoryId): number =>
    counted.filter((skill) => skill.category === category).length;
  return [...categoriesOf(counted)].sort((a, b) => times(b) - times(a))[0];
};
