import { allowances, countedSkills, schoolsOf, type CountedSkill } from './skill-slots';
import type { HeroDraft } from '../sheet/hero';
import { traitsUsed } from '../sheet/pips';
import type { AllowanceReason, RuleIssueOf } from './issue';

type AllowanceIssue = RuleIssueOf<'skill-allowance'>;

const issue = (figures: AllowanceReason, at?: CountedSkill): AllowanceIssue => ({
  rule: 'skill-allowance',
  severity: 'error',
  path: at === undefined ? ['skills'] : ['skills', at.index],
  figures,
});

const elites = (traits: number, counted: readonly CountedSkill[]): readonly AllowanceIssue[] => {
  const schools = schoolsOf(counted);
  const elite = counted.filter((skill) => skill.tier === 'elite');
  if (traits !== 1) {
    return elite.map((skill) => issue({ reason: 'elite-needs-one-trait', skill: skill.name, traits }, skill));
  }
  if (schools.length > 1) {
    return elite.map((skill) =>
      issue({ reason: 'elite-needs-one-school', skill: skill.name, schools }, skill),
    );
  }
  return elite.length > 1 ? [issue({ reason: 'too-many-elite', elite: elite.length }, elite[1])] : [];
};

const commons = (traits: number, counted: readonly CountedSkill[]): readonly AllowanceIssue[] => {
  const schools = schoolsOf(counted);
  if (traits === 3) {
    return counted.length > 1 ? [issue({ reason: 'three-traits', skills: counted.length })] : [];
  }
  const allowance = allowances(traits).find((one) => one.schools >= schools.length);
  if (allowance === undefined) return [issue({ reason: 'too-many-schools', schools })];
  return schools.flatMap((school) => {
    const common = counted.filter((skill) => skill.school === school && skill.tier === 'common');
    if (common.length <= allowance.common) return [];
    const figures = {
      school,
      skills: common.length,
      most: allowance.common,
      schools: schools.length,
      traits,
    };
    return [issue({ reason: 'too-many-of-school', ...figures }, common[allowance.common])];
  });
};

/** How many skills the traits allow, of which schools and tiers; rulings 6 to 8. */
export const skillAllowance = (hero: HeroDraft): readonly AllowanceIssue[] => {
  const counted = countedSkills(hero.skills);
  if (counted.length === 0) return [];
  const traits = traitsUsed(hero.faces).length;
  if (traits === 4) return [issue({ reason: 'four-traits' })];
  return [...elites(traits, counted), ...commons(traits, counted)];
};
