import type { Path } from '@/lib/issue';
import { possessive } from '#words/language/words';
import { findSkill, schools } from '../skills/index';
import type { Whose } from '../rules/issue';
import type { Owner, SkillList } from '../sheet/edit';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { nameWithoutNote, type SchoolId } from '../skills/school';
import { terms } from '#words/systems/living/messages/terms';

/** The name behind an id; an id that no school has is quoted. */
export const nameOfId = (id: string): string => {
  const skill = findSkill(id);
  return skill === undefined ? `“${id}”` : nameWithoutNote(skill.name);
};

export const nameOfChoice = (choice: SkillChoice): string =>
  typeof choice === 'string' ? nameOfId(choice) : choice.custom;

export const schoolName = (id: SchoolId): string =>
  schools.find((school) => school.id === id)?.name ?? 'Training';

/** "Your hero", "Fang", "Your daemon". */
export const subject = (whose: Whose): string => {
  if (whose.kind === 'hero') return 'Your hero';
  return whose.name ?? `Your ${terms.followerKinds[whose.kind].toLowerCase()}`;
};

/** "The 4-face", "Fang’s 4-face". */
export const theFace = (whose: Whose, face: number): string =>
  whose.kind === 'hero' ? `The ${face}-face` : `${possessive(subject(whose))} ${face}-face`;

/** "The die", "Fang’s die". */
export const theDie = (whose: Whose): string =>
  whose.kind === 'hero' ? 'The die' : `${possessive(subject(whose))} die`;

/** Name of the follower at this place, else its kind. */
export const followerName = (hero: HeroDraft, index: number): string => {
  const follower = hero.followers[index];
  return follower?.name ?? terms.followerKinds[follower?.kind ?? 'pet'];
};

const whereOfFollower = (hero: HeroDraft, index: number, rest: Path): string => {
  const name = followerName(hero, index);
  const [part, key] = rest;
  switch (part ?? '') {
    case 'faces':
      return `${possessive(name)} ${key === undefined ? 'die' : `${key}-face`}`;
    case 'ability':
      return `${possessive(name)} ability`;
    case 'weapons':
      return `${possessive(name)} weapons`;
    case 'skills': {
      const id = typeof key === 'number' ? hero.followers[index]?.skills[key] : undefined;
      return id === undefined ? `${possessive(name)} Daemon Skills` : nameOfId(id);
    }
    default:
      return name;
  }
};

/** The human name of a place of the hero: "6-face", "Fang’s 5-face", "Skills", a skill's or a weapon's own name. */
export const where = (path: Path, hero: HeroDraft): string => {
  const [part, key, third] = path;
  switch (part ?? '') {
    case 'faces':
      return key === undefined ? 'Die' : `${key}-face`;
    case 'skills': {
      const choice = typeof key === 'number' ? hero.skills[key] : undefined;
      return choice === undefined ? 'Skills' : nameOfChoice(choice);
    }
    case 'snowfall': {
      const id = typeof third === 'number' ? hero.snowfall.skills[third] : undefined;
      return id === undefined ? 'Snowfall loadout' : nameOfId(id);
    }
    case 'equipment': {
      if (key !== 'weapons') return 'Equipment';
      const weapon = typeof third === 'number' ? hero.equipment.weapons[third] : undefined;
      return weapon === undefined ? 'Weapons' : (weapon.name ?? terms.weaponTypes[weapon.type]);
    }
    case 'followers':
      return typeof key === 'number' ? whereOfFollower(hero, key, path.slice(2)) : 'Followers';
    case 'name':
      return 'Name';
    case 'title':
      return 'Title';
    case 'notes':
      return 'Notes';
    default:
      return 'Hero';
  }
};

/** A weapon of the hero or of a follower by its name or type. */
export const weaponAt = (hero: HeroDraft, owner: Owner, index: number): string => {
  const weapons = owner === 'hero' ? hero.equipment.weapons : hero.followers[owner.follower]?.weapons;
  const weapon = weapons?.[index];
  return weapon === undefined ? 'a weapon' : (weapon.name ?? `the ${terms.weaponNoun(weapon.type)}`);
};

/** The skill at a place of a list, by name. */
export const skillAt = (hero: HeroDraft, list: SkillList, index: number): string => {
  if (list === 'hero') {
    const choice = hero.skills[index];
    return choice === undefined ? 'a skill' : nameOfChoice(choice);
  }
  const ids = list === 'snowfall' ? hero.snowfall.skills : hero.followers[list.follower]?.skills;
  const id = ids?.[index];
  return id === undefined ? 'a skill' : nameOfId(id);
};
