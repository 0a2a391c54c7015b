import type { AllowanceReason } from '../rules/issue';
import type { SkillLock, SkillLimits } from '../rules/skill-locks';
import type { Allowance } from '../rules/skill-slots';
import { nameWithoutNote, type EquipmentNeed } from '../skills/school';
import { count, list, plural } from '#words/language/words';
import { terms } from '#words/systems/living/messages/terms';
import { schoolName } from '#words/systems/living/messages/places';

const numbers = ['No', 'One', 'Two', 'Three', 'Four'] as const;

/** "With one trait", "With no trait": pips of how many traits the die shows. */
const withTraits = (traits: number): string =>
  `With ${(numbers[traits] ?? String(traits)).toLowerCase()} ${traits > 1 ? 'traits' : 'trait'}`;

/** Why the traits do not allow the skills; ruling 6. */
export const allowanceSentence = (figures: AllowanceReason): string => {
  switch (figures.reason) {
    case 'four-traits':
      return 'A hero with all four traits can’t learn any skills. Remove a trait or the skills.';
    case 'three-traits':
      return `With three traits you can learn only 1 common skill, not ${figures.skills}. Give up a trait or ${count(figures.skills - 1, 'skill')}.`;
    case 'elite-needs-one-trait':
      return `${nameWithoutNote(figures.skill)} is an elite skill: only a hero with a single trait can learn one. Yours has ${figures.traits === 0 ? 'none' : figures.traits}.`;
    case 'elite-needs-one-school':
      return `${nameWithoutNote(figures.skill)} is an elite skill: all your skills must be from one school, and yours come from ${list(figures.schools.map(schoolName))}.`;
    case 'too-many-elite':
      return `You can have only one elite skill, and you have ${figures.elite}.`;
    case 'too-many-schools':
      return `Skills can come from at most two schools, and yours come from ${list(figures.schools.map(schoolName))}.`;
    case 'too-many-of-school': {
      const school = schoolName(figures.school);
      const from = figures.schools > 1 ? `from each of two schools` : `from one school`;
      return `${withTraits(figures.traits)} you can learn only ${count(figures.most, 'common skill')} ${from}, and you have ${count(figures.skills, `${school} skill`)}.`;
    }
  }
};

/** Why the traits do not allow one skill more; the figures count it already, the sentence does not. */
const allowanceLock = (figures: AllowanceReason): string => {
  switch (figures.reason) {
    case 'three-traits':
      return `With three traits you can learn only 1 common skill, and you have ${figures.skills - 1}. Give up a trait or ${figures.skills === 2 ? 'that skill' : 'those skills'}.`;
    case 'elite-needs-one-school':
      return `${nameWithoutNote(figures.skill)} is an elite skill: all your skills must be from one school, and with this one they would be from ${list(figures.schools.map(schoolName))}.`;
    case 'too-many-elite':
      return `You can have only one elite skill, and you have ${figures.elite - 1 === 1 ? 'one' : figures.elite - 1}.`;
    case 'too-many-schools':
      return `Skills can come from at most two schools: with this one yours would come from ${list(figures.schools.map(schoolName))}.`;
    case 'too-many-of-school': {
      const from = figures.schools > 1 ? `from each of two schools` : `from one school`;
      return `${withTraits(figures.traits)} you can learn only ${count(figures.most, 'common skill')} ${from}, and you have ${count(figures.skills - 1, `${schoolName(figures.school)} skill`)}.`;
    }
    case 'four-traits':
    case 'elite-needs-one-trait':
      return allowanceSentence(figures);
  }
};

const needWords = (need: EquipmentNeed, article: 'a ' | ''): string => {
  if ('shield' in need) return `${article}shield`;
  if ('pole' in need) return `${article}pole weapon`;
  if ('unarmed' in need) return 'no armour, no shield and no weapon except a magic one';
  if ('melee' in need) return `${article}${list(need.melee, 'or')} weapon`;
  return list(
    need.ranged.map((type) => `${article}${terms.weaponTypes[type].toLowerCase()}`),
    'or',
  );
};

/** Equipment that the miniature needs: "a shield", "a short bow or a throwing weapon". */
export const needPhrase = (need: EquipmentNeed): string => needWords(need, 'a ');

/** Requirement of a skill on the equipment, as a sentence without its full stop. */
export const needSentence = (skill: string, need: EquipmentNeed): string =>
  `${nameWithoutNote(skill)} ${'unarmed' in need ? 'allows' : 'needs'} ${needPhrase(need)}`;

/** The same in a short text: "shield", "short bow or throwing weapon". */
export const needName = (need: EquipmentNeed): string => needWords(need, '');

/** Why a skill is unavailable. */
export const lockSentence = (lock: SkillLock): string => {
  switch (lock.lock) {
    case 'unknown':
      return `No school teaches “${lock.id}”.`;
    case 'not-choosable':
      return lock.tier === 'form'
        ? `${lock.name} can’t be chosen: Winter Spirit turns into it.`
        : `${lock.name} is only for the training missions.`;
    case 'chosen':
      return `You already have ${nameWithoutNote(lock.name)}.`;
    case 'list-full':
      return `You can have at most ${lock.limit} skills.`;
    case 'other-list':
      return lock.belongs === 'snowfall'
        ? `${lock.name} belongs in the Snowfall loadout.`
        : `${lock.name} isn’t a Snowfall skill: it belongs with your hero’s other skills.`;
    case 'allowance':
      return allowanceLock(lock.reason);
    case 'equipment':
      return `${needSentence(lock.name, lock.need)}.`;
    case 'other-weapon':
      return `A custom skill needs a weapon of the type “${terms.weaponTypes.other}”.`;
    case 'snowfall-full':
      return `You already have ${count(lock.most, `${lock.tier} skill`)}: the Snowfall loadout holds no more.`;
    case 'no-daemon':
      return `${lock.name} is a Daemon’s skill: your hero needs Summon Daemon first.`;
    case 'no-daemon-skill':
      return `${nameWithoutNote(lock.name)} isn’t a Daemon Skill.`;
    case 'no-daemon-slot':
      return lock.free === 0
        ? 'Your hero’s own skills leave no slot free for Daemon Skills.'
        : `Your hero’s own skills leave ${count(lock.free, 'slot')} for Daemon Skills, and ${lock.free === 1 ? 'it’s' : 'they’re all'} used.`;
  }
};

const spelled = (number: number): string => (numbers[number] ?? String(number)).toLowerCase();

/** "up to four common skills and one elite skill from one school"; a single skill can't be of several schools. */
const allowancePhrase = ({ schools, common, elite }: Allowance): string => {
  const skills = (number: number, tier: string): string =>
    number === 1 ? `one ${tier} skill` : `up to ${spelled(number)} ${tier} skills`;
  const all =
    elite > 0 ? `${skills(common, 'common')} and ${skills(elite, 'elite')}` : skills(common, 'common');
  if (schools > 1) return `${all} from each of two schools`;
  return common + elite === 1 ? all : `${all} from one school`;
};

/** "Your die has one trait, so you may learn up to four common skills and one elite skill from one school, or …" */
export const skillLimitsSentence = ({ traits, ways }: SkillLimits): string => {
  const die = `Your die has ${spelled(traits.length)} ${plural(traits.length, 'trait', 'traits')}`;
  return ways.some(({ common }) => common > 0)
    ? `${die}, so you may learn ${ways.map(allowancePhrase).join(', or ')}.`
    : `${die}, so you can’t learn any skills.`;
};

/** "2 of 5 used". */
export const slotsUsed = ({ used, most }: SkillLimits['slots']): string => `${used} of ${most} used`;
