import { heroEditText, remedyLabelBy, type EditNames } from '#words/painted-die/messages/hero-edits';
import { apply } from '../sheet/apply';
import type { Edit, Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import {
  nameOfSkill,
  skillAt,
  theDie,
  theFace,
  weaponName,
  within,
} from '#words/systems/first/messages/places';
import { terms } from '#words/systems/first/messages/terms';

const names: EditNames<HeroDraft, Owner, Pip> = {
  pips: terms.pips,
  armours: terms.armours,
  die: (_, owner) => within(theDie(owner)),
  face: (_, owner, face) => within(theFace(owner, face)),
  pipsOn: (hero, owner, face, pip) => (owner === 'hero' ? hero : hero.fiend)?.faces[face][pip] ?? 0,
};

/** Instruction for an edit, as one would tell a player to do it, without the first letter's capital. */
const told = (hero: HeroDraft, edit: Edit): string => {
  switch (edit.edit) {
    case 'add-weapon':
      return `add ${edit.weapon.name ?? within(terms.weaponTypes[edit.weapon.type])}`;
    case 'set-weapon':
      return `change ${weaponName(hero, edit.index)}`;
    case 'remove-weapon':
      return `remove ${weaponName(hero, edit.index)}`;
    case 'add-skill':
      return `learn ${nameOfSkill(edit.skill)}`;
    case 'remove-skill':
      return `remove ${skillAt(hero, edit.index)}`;
    case 'add-fiend':
      return 'add the first fiend’s die';
    case 'remove-fiend':
      return 'remove the first fiend’s die';
    case 'set-text':
    case 'paint':
    case 'set-pips':
    case 'clear-die':
    case 'set-armour':
    case 'set-shield':
    case 'set-other':
      return heroEditText(hero, edit, names);
  }
};

/** A short label for a repair of this hero: "Remove 1 Armour pip from the 4-face". */
export const fixLabel = remedyLabelBy(told, apply);

/** Name of an edit of this hero, in the few words of an undo button: "paint the 6-face". */
export const stepName = (hero: HeroDraft, edit: Edit): string => {
  if (edit.edit === 'paint' || edit.edit === 'set-pips') {
    const face = within(theFace(edit.owner, edit.face));
    return edit.edit === 'paint' && edit.to === undefined ? `clear a pip on ${face}` : `paint ${face}`;
  }
  return told(hero, edit);
};
