import { type Faces, traitsUsed } from '../sheet/pips';
import type { CustomSkill, HeroDraft, SkillChoice } from '../sheet/hero';
import { findSkill, isChoosable } from '../skills/index';
import type { SchoolId } from '../skills/school';

/** Takes a slot each time it stands, one per pet; ruling 7. */
export const basicAnimalTraining = 'beastmaster/basic-animal-training';

/** One allowance by traits: a number of schools, and skills from each. */
export interface Allowance {
  readonly schools: 1 | 2;
  /** Common skills of each school. */
  readonly common: number;
  readonly elite: number;
}

/**
 * The ways open to a hero with pips of this many traits (0 to 4), the widest one-school way first; ruling 6.
 * With four traits no way is open, which the one-school way with no skill expresses.
 */
export const allowances = (traits: number): readonly [Allowance, ...Allowance[]] => {
  switch (traits) {
    case 1:
      return [
        { schools: 1, common: 4, elite: 1 },
        { schools: 2, common: 2, elite: 0 },
      ];
    case 0:
    case 2:
      return [
        { schools: 1, common: 3, elite: 0 },
        { schools: 2, common: 1, elite: 0 },
      ];
    case 3:
      return [{ schools: 1, common: 1, elite: 0 }];
    default:
      return [{ schools: 1, common: 0, elite: 0 }];
  }
};

export const isCustom = (choice: SkillChoice): choice is CustomSkill => typeof choice !== 'string';

/** Identity of a chosen skill: the id, or a custom skill's school and name. */
export const choiceKey = (choice: SkillChoice): string =>
  isCustom(choice) ? `custom ${choice.school} ${choice.custom}` : `id ${choice}`;

/** A skill in one of the hero's slots, and its place in his list. */
export interface CountedSkill {
  readonly index: number;
  readonly name: string;
  readonly school: SchoolId;
  readonly tier: 'common' | 'elite';
}

/**
 * The hero's skills that take a slot: every choosable one outside Snowfall, once, and every Basic Animal Training.
 * A custom skill is a common skill of its school (ruling 8).
 */
export const countedSkills = (skills: HeroDraft['skills']): readonly CountedSkill[] => {
  const seen = new Set<string>();
  const counted: CountedSkill[] = [];
  skills.forEach((choice, index) => {
    const key = choiceKey(choice);
    if (seen.has(key) && choice !== basicAnimalTraining) return;
    seen.add(key);
    if (isCustom(choice)) {
      counted.push({ index, name: choice.custom, school: choice.school, tier: 'common' });
      return;
    }
    const skill = findSkill(choice);
    if (skill === undefined || skill.school === 'snowfall' || !isChoosable(skill)) return;
    counted.push({
      index,
      name: skill.name,
      school: skill.school,
      tier: skill.tier === 'elite' ? 'elite' : 'common',
    });
  });
  return counted;
};

/** The schools that a hero learns from, in the order of the hero's skills. */
export const schoolsOf = (counted: readonly CountedSkill[]): readonly SchoolId[] => [
  ...new Set(counted.map((skill) => skill.school)),
];

/**
 * Slots that a hero leaves free for Daemon Skills, 0 to 5; ruling 16. Of a one-school Summoner all that are left,
 * the elite slot included; beside a second school what is left of the Summoner's share.
 */
export const freeDaemonSlots = (faces: Faces, skills: HeroDraft['skills']): number => {
  const counted = countedSkills(skills);
  const oneSchool = schoolsOf(counted).length <= 1;
  const ways = allowances(traitsUsed(faces).length);
  const allowance = oneSchool ? ways[0] : ways[1];
  const taken = oneSchool ? counted : counted.filter((skill) => skill.school === 'summoner');
  return Math.max(0, (allowance === undefined ? 0 : allowance.common + allowance.elite) - taken.length);
};
