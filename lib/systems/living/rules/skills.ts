import type { Path } from '../../../issue';
import { basicAnimalTraining, choiceKey, isCustom } from './skill-slots';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { pipsOnDie } from '../../../painted-die/die';
import { findSkill, isChoosable } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import type { RuleIssueOf } from './issue';

/** A list of skills, and where it stands. */
interface SkillsAt {
  readonly path: Path;
  readonly skills: readonly SkillChoice[];
}

/** The hero's own skills, the Snowfall loadout, each daemon's. */
const skillLists = (hero: HeroDraft): readonly SkillsAt[] => [
  { path: ['skills'], skills: hero.skills },
  { path: ['snowfall', 'skills'], skills: hero.snowfall.skills },
  ...hero.followers.flatMap((follower, index) =>
    follower.kind === 'daemon' ? [{ path: ['followers', index, 'skills'], skills: follower.skills }] : [],
  ),
];

/** The choosable skill behind a choice, if any: a custom one has no entry, an unknown one neither. */
export const skillOf = (choice: SkillChoice | undefined): Skill | undefined => {
  const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
  return skill !== undefined && isChoosable(skill) ? skill : undefined;
};

/** Every id is a skill of a school that a hero can choose. */
export const unknownIn = ({ path, skills }: SkillsAt): readonly RuleIssueOf<'skill-unknown'>[] =>
  skills.flatMap((choice, index): readonly RuleIssueOf<'skill-unknown'>[] => {
    if (isCustom(choice) || skillOf(choice) !== undefined) return [];
    const figures = { id: choice, tier: findSkill(choice)?.tier };
    return [{ rule: 'skill-unknown', severity: 'error', path: [...path, index], figures }];
  });

export const skillUnknown = (hero: HeroDraft): readonly RuleIssueOf<'skill-unknown'>[] =>
  skillLists(hero).flatMap(unknownIn);

/** No skill appears twice in a list except Basic Animal Training; ruling 7. */
export const repeatedIn = ({ path, skills }: SkillsAt): readonly RuleIssueOf<'skill-duplicate'>[] => {
  const seen = new Set<string>();
  return skills.flatMap((choice, index): readonly RuleIssueOf<'skill-duplicate'>[] => {
    const key = choiceKey(choice);
    if (!seen.has(key) || choice === basicAnimalTraining) {
      seen.add(key);
      return [];
    }
    return [{ rule: 'skill-duplicate', severity: 'error', path: [...path, index], figures: { choice } }];
  });
};

export const skillDuplicate = (hero: HeroDraft): readonly RuleIssueOf<'skill-duplicate'>[] =>
  skillLists(hero).flatMap(repeatedIn);

/** Skills work through the green pip; ruling 13. */
export const noSkillPip = (hero: HeroDraft): readonly RuleIssueOf<'no-skill-pip'>[] => {
  const skills = hero.skills.length + hero.snowfall.skills.length;
  if (skills === 0 || pipsOnDie(hero.faces, 'skill') > 0) return [];
  return [{ rule: 'no-skill-pip', severity: 'warning', path: ['faces'], figures: { skills } }];
};

/** Spells want a Magic pip; Voodoo and Darkness Spells do not (ruling 13). */
export const noMagicPip = (hero: HeroDraft): readonly RuleIssueOf<'no-magic-pip'>[] => {
  if (pipsOnDie(hero.faces, 'magic') > 0) return [];
  const spells = hero.skills.flatMap((choice) => {
    const skill = skillOf(choice);
    return skill !== undefined && needsMagicPip(skill) ? [skill.name] : [];
  });
  if (spells.length === 0) return [];
  return [{ rule: 'no-magic-pip', severity: 'warning', path: ['faces'], figures: { spells } }];
};

const isForPets = (skill: Skill): boolean =>
  skill.class === 'Pet Attack' || (skill.class === 'Shout' && skill.school === 'beastmaster');

/** The trait whose pips an attack skill wants. */
const attackTrait = (skill: Skill): 'melee' | 'ranged' | undefined => {
  if (skill.class === 'Melee Attack') return 'melee';
  return skill.class === 'Ranged Attack' ? 'ranged' : undefined;
};

/** Skills that do nothing for this hero at present. */
export const idleSkill = (hero: HeroDraft): readonly RuleIssueOf<'idle-skill'>[] => {
  const pets = hero.followers.filter((follower) => follower.kind === 'pet').length;
  const trainings = hero.skills.filter((choice) => choice === basicAnimalTraining).length;
  const idle = (
    index: number,
    figures: RuleIssueOf<'idle-skill'>['figures'],
  ): readonly RuleIssueOf<'idle-skill'>[] => [
    { rule: 'idle-skill', severity: 'warning', path: ['skills', index], figures },
  ];
  const surplus =
    trainings > pets
      ? idle(hero.skills.lastIndexOf(basicAnimalTraining), {
          reason: 'more-training-than-pets',
          trainings,
          pets,
        })
      : [];
  const others = hero.skills.flatMap((choice, index) => {
    const skill = skillOf(choice);
    if (skill === undefined) return [];
    if (pets === 0 && isForPets(skill)) return idle(index, { reason: 'no-pet', name: skill.name });
    if (skill.class === 'Daemon Skill') return idle(index, { reason: 'daemon-skill', name: skill.name });
    const trait = attackTrait(skill);
    if (trait === undefined || pipsOnDie(hero.faces, trait) > 0) return [];
    return idle(index, { reason: 'no-pips', name: skill.name, trait });
  });
  return [...surplus, ...others];
};
