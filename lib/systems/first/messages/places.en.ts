import type { Path } from '../../../issue';
import type { Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { isSkillId } from '../skills/ids';
import { skillNames } from '#words/systems/first/messages/skill-names';
import { terms } from '#words/systems/first/messages/terms';

/** The name behind an id; an id that the list does not have is quoted. */
export const nameOfSkill = (id: string): string => (isSkillId(id) ? skillNames[id] : `“${id}”`);

/** "Your hero", "The fiend", as a sentence begins. */
export const subject = (whose: Owner): string => (whose === 'hero' ? 'Your hero' : 'The fiend');

/** "The 4-face", "The fiend’s 4-face". */
export const theFace = (whose: Owner, face: number): string =>
  whose === 'hero' ? `The ${face}-face` : `The fiend’s ${face}-face`;

/** "The die", "The fiend’s die". */
export const theDie = (whose: Owner): string => (whose === 'hero' ? 'The die' : 'The fiend’s die');

/** The same within a sentence. */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const weaponName = (hero: HeroDraft, index: number): string => {
  const weapon = hero.equipment.weapons[index];
  return weapon === undefined ? 'a weapon' : (weapon.name ?? terms.weaponTypes[weapon.type]);
};

export const skillAt = (hero: HeroDraft, index: number): string => {
  const id = hero.skills[index];
  return id === undefined ? 'a skill' : nameOfSkill(id);
};

/** The human name of a place of the hero: "6-face", "Fiend’s die", "Skills", a skill's or a weapon's own name. */
export const where = (path: Path, hero: HeroDraft): string => {
  const [part, key, third] = path;
  switch (part ?? '') {
    case 'faces':
      return key === undefined ? 'Die' : `${key}-face`;
    case 'fiend':
      return third === undefined ? 'Fiend’s die' : `Fiend’s ${third}-face`;
    case 'skills':
      return typeof key === 'number' ? skillAt(hero, key) : 'Skills';
    case 'equipment':
      if (key === 'shield') return terms.shield;
      if (key !== 'weapons') return 'Equipment';
      return typeof third === 'number' ? weaponName(hero, third) : 'Weapons';
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
