import { possessive } from '#words/language/words';
import { heroEditText, remedyLabelBy, type EditNames } from '#words/painted-die/messages/hero-edits';
import { apply } from '../sheet/apply';
import type { Edit, Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import { followerName, nameOfChoice, skillAt, weaponAt } from '#words/systems/living/messages/places';
import { terms } from '#words/systems/living/messages/terms';

const ofOwner = (hero: HeroDraft, owner: Owner, what: string): string =>
  owner === 'hero' ? `the ${what}` : `${possessive(followerName(hero, owner.follower))} ${what}`;

const names: EditNames<HeroDraft, Owner, Pip> = {
  pips: terms.pips,
  armours: terms.armours,
  die: (hero, owner) => ofOwner(hero, owner, 'die'),
  face: (hero, owner, face) => ofOwner(hero, owner, `${face}-face`),
  pipsOn: (hero, owner, face, pip) =>
    (owner === 'hero' ? hero : hero.followers[owner.follower])?.faces[face][pip] ?? 0,
};

/** Instruction to a player for an edit, without the first letter's capital. */
const editText = (hero: HeroDraft, edit: Edit): string => {
  switch (edit.edit) {
    case 'add-weapon':
      return `add ${edit.weapon.name ?? terms.weaponNoun(edit.weapon.type)}`;
    case 'set-weapon':
      return `change ${weaponAt(hero, edit.owner, edit.index)}`;
    case 'remove-weapon':
      return `remove ${weaponAt(hero, edit.owner, edit.index)}`;
    case 'add-skill':
      return `learn ${nameOfChoice(edit.skill)}`;
    case 'set-custom-skill':
      return `change ${edit.skill.custom}`;
    case 'remove-skill':
      return `remove ${skillAt(hero, edit.list, edit.index)}`;
    case 'add-follower':
      return `add ${edit.name === '' ? `a ${terms.followerKinds[edit.kind].toLowerCase()}` : edit.name}`;
    case 'name-follower':
      return `name ${followerName(hero, edit.index)} ${edit.name}`;
    case 'set-ability':
      return edit.ability === undefined
        ? `remove ${possessive(followerName(hero, edit.index))} ability`
        : `give ${followerName(hero, edit.index)} the ability ${terms.petAbilities[edit.ability]}`;
    case 'set-magical':
      return `make ${followerName(hero, edit.index)} ${edit.magical ? 'magical' : 'no longer magical'}`;
    case 'set-sex':
      return `set ${ofOwner(hero, edit.owner, 'sex')}`;
    case 'remove-follower':
      return `remove ${followerName(hero, edit.index)}`;
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

/** A short label for a repair of this hero: "Remove 1 Defence pip from the 4-face", "Remove Dodge and Volley". */
export const fix = remedyLabelBy(editText, apply);
