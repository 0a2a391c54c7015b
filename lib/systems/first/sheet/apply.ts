import * as z from 'zod/mini';
import {
  clearedFaces,
  withPips,
  withStroke,
  append,
  compact,
  fits,
  keepingUnknown,
  removeAt,
  replaceAt,
} from '../../../pip-hero/sheet-edits';
import { withFaces, type PutPip } from '../../../pip-hero/pip-places';
import { zName, zText } from '../../file-fields';
import type { Edit, Owner } from './edit';
import { zWeapon, type Weapon } from './equipment';
import { limits, type Fiend, type HeroDraft } from './hero';
import { die, emptyFaces, type Faces } from './pips';

const changeFaces = (
  hero: HeroDraft,
  owner: Owner,
  change: (faces: Faces) => Faces,
  put?: PutPip,
): HeroDraft => {
  const changed = <Rolls extends HeroDraft | Fiend>(whose: Rolls): Rolls => {
    const faces = change(whose.faces);
    return faces === whose.faces ? whose : withFaces(die.pips, whose, faces, put);
  };
  if (owner === 'hero') return changed(hero);
  if (hero.fiend === undefined) return hero;
  const fiend = changed(hero.fiend);
  return fiend === hero.fiend ? hero : { ...hero, fiend };
};

const changeWeapons = (
  hero: HeroDraft,
  change: (weapons: readonly Weapon[]) => readonly Weapon[],
): HeroDraft => {
  const weapons = change(hero.equipment.weapons);
  if (weapons === hero.equipment.weapons) return hero;
  return { ...hero, equipment: { ...hero.equipment, weapons: [...weapons] } };
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
    case 'set-text':
      return fits(edit.field === 'name' ? zName : zText, edit.text)
        ? { ...hero, [edit.field]: edit.text }
        : hero;
    case 'paint':
      return changeFaces(
        hero,
        edit.owner,
        (faces) => withStroke(faces, edit.face, edit.from, edit.to),
        edit.at === undefined ? undefined : { face: edit.face, at: edit.at, to: edit.to },
      );
    case 'set-pips':
      return changeFaces(hero, edit.owner, (faces) => withPips(faces, edit.face, edit.pip, edit.count));
    case 'clear-die':
      return changeFaces(hero, edit.owner, (faces) => clearedFaces(die, faces));
    case 'set-armour':
      return { ...hero, equipment: { ...hero.equipment, armour: edit.armour } };
    case 'set-shield':
      return { ...hero, equipment: { ...hero.equipment, shield: edit.shield } };
    case 'add-weapon':
      if (!fits(zWeapon, edit.weapon)) return hero;
      return changeWeapons(hero, (weapons) => append(weapons, compact({ ...edit.weapon }), limits.weapons));
    case 'set-weapon':
      if (!fits(zWeapon, edit.weapon)) return hero;
      return changeWeapons(hero, (weapons) =>
        replaceAt(weapons, edit.index, (old) => keepingUnknown(old, edit.weapon, zWeapon.shape)),
      );
    case 'remove-weapon':
      return changeWeapons(hero, (weapons) => removeAt(weapons, edit.index));
    case 'set-other':
      if (!fits(z.array(zText).check(z.maxLength(limits.other)), edit.other)) return hero;
      return { ...hero, equipment: { ...hero.equipment, other: edit.other } };
    case 'add-skill':
      if (!fits(zText, edit.skill)) return hero;
      return changeSkills(hero, (skills) => append(skills, edit.skill, limits.skills));
    case 'remove-skill':
      return changeSkills(hero, (skills) => removeAt(skills, edit.index));
    case 'add-fiend':
      return hero.fiend === undefined ? { ...hero, fiend: { faces: emptyFaces } } : hero;
    case 'remove-fiend':
      return withoutFiend(hero);
  }
};
