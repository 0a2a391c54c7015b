import { zText } from '../../../file-fields';
import { editedWeapons, heroEditsBy, type WeaponEdit } from '../../../painted-die/hero-edits';
import { append, fits, removeAt } from '../../../painted-die/sheet-edits';
import type { Edit, Owner } from './edit';
import { zWeapon, type Weapon } from './equipment';
import { limits, type HeroDraft } from './hero';
import { die, emptyFaces, type Trait } from './pips';

const editHero = heroEditsBy<HeroDraft, Owner, Trait>({
  die,
  changeOwner: (hero, owner, change) => {
    if (owner === 'hero') return change(hero);
    const fiend = hero.fiend && change(hero.fiend);
    return fiend === hero.fiend ? hero : { ...hero, fiend };
  },
});

const editWeapons = (hero: HeroDraft, edit: WeaponEdit<Weapon>): HeroDraft => {
  const weapons = editedWeapons(hero.equipment.weapons, edit, zWeapon);
  if (weapons === hero.equipment.weapons) return hero;
  return { ...hero, equipment: { ...hero.equipment, weapons } };
};

const changeSkills = (
  hero: HeroDraft,
  change: (skills: HeroDraft['skills']) => HeroDraft['skills'],
): HeroDraft => {
  const skills = change(hero.skills);
  return skills === hero.skills ? hero : { ...hero, skills };
};

const withoutFiend = (hero: HeroDraft): HeroDraft => {
  const { fiend, ...rest } = hero;
  return fiend === undefined ? hero : rest;
};

/**
 * The draft after an edit; the old one stays as it was, and unknown keys of the file survive. An edit whose place does
 * not exist, or after which the draft would be no hero file any more (an empty name, a text or a list beyond its limit,
 * a count of pips beyond 0 to 6), changes nothing and gives the same draft.
 */
export const apply = (hero: HeroDraft, edit: Edit): HeroDraft => {
  switch (edit.edit) {
    case 'add-weapon':
    case 'set-weapon':
    case 'remove-weapon':
      return editWeapons(hero, edit);
    case 'add-skill':
      if (!fits(zText, edit.skill)) return hero;
      return changeSkills(hero, (skills) => append(skills, edit.skill, limits.skills));
    case 'remove-skill':
      return changeSkills(hero, (skills) => removeAt(skills, edit.index));
    case 'add-fiend':
      return hero.fiend === undefined ? { ...hero, fiend: { faces: emptyFaces } } : hero;
    case 'remove-fiend':
      return withoutFiend(hero);
    case 'set-text':
    case 'paint':
    case 'set-pips':
    case 'clear-die':
    case 'set-armour':
    case 'set-shield':
    case 'set-other':
      return editHero(hero, edit);
  }
};
