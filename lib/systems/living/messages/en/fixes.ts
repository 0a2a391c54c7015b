import { apply } from '../../sheet/apply';
import type { Edit, Owner } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import type { Face } from '../../sheet/pips';
import { count, list } from '../../../../language/en';
import { terms } from './terms';
import { followerName, nameOfChoice, nameOfId, possessive } from './places';

const faceOf = (hero: HeroDraft, owner: Owner, face: number): string =>
  owner === 'hero' ? `the ${face}-face` : `${possessive(followerName(hero, owner.follower))} ${face}-face`;

const countedFace = (hero: HeroDraft, owner: Owner, face: 1 | 2 | 3 | 4 | 5 | 6): Face | undefined =>
  owner === 'hero' ? hero.faces[face] : hero.followers[owner.follower]?.faces[face];

const skillAt = (hero: HeroDraft, edit: Extract<Edit, { edit: 'remove-skill' }>): string => {
  if (edit.list === 'hero') {
    const choice = hero.skills[edit.index];
    return choice === undefined ? 'a skill' : nameOfChoice(choice);
  }
  const ids = edit.list === 'snowfall' ? hero.snowfall.skills : hero.followers[edit.list.follower]?.skills;
  const id = ids?.[edit.index];
  return id === undefined ? 'a skill' : nameOfId(id);
};

const weaponAt = (hero: HeroDraft, owner: Owner, index: number): string => {
  const weapons = owner === 'hero' ? hero.equipment.weapons : hero.followers[owner.follower]?.weapons;
  const weapon = weapons?.[index];
  return weapon === undefined ? 'a weapon' : (weapon.name ?? terms.weaponTypes[weapon.type]);
};

/** What an edit does, as one would tell a player to do it, without the first letter's capital. */
const editText = (hero: HeroDraft, edit: Edit): string => {
  switch (edit.edit) {
    case 'set-text':
      return `change the ${edit.field}`;
    case 'paint': {
      const face = faceOf(hero, edit.owner, edit.face);
      if (edit.to === undefined) return `take 1 ${terms.pips[edit.from ?? 'skill']} pip off ${face}`;
      if (edit.from === undefined) return `paint 1 ${terms.pips[edit.to]} pip on ${face}`;
      return `repaint 1 ${terms.pips[edit.from]} pip of ${face} as ${terms.pips[edit.to]}`;
    }
    case 'set-pips': {
      const more = edit.count - (countedFace(hero, edit.owner, edit.face)?.[edit.pip] ?? 0);
      const pips = count(Math.abs(more), `${terms.pips[edit.pip]} pip`);
      const face = faceOf(hero, edit.owner, edit.face);
      return more < 0 ? `take ${pips} off ${face}` : `paint ${pips} on ${face}`;
    }
    case 'clear-die':
      return edit.owner === 'hero'
        ? 'clear the die'
        : `clear ${possessive(followerName(hero, edit.owner.follower))} die`;
    case 'set-armour':
      return edit.armour === 'none'
        ? 'take the armour off'
        : `wear ${terms.armours[edit.armour].toLowerCase()}`;
    case 'set-shield':
      return edit.shield ? 'take a shield' : 'put the shield away';
    case 'add-weapon':
      return `add ${edit.weapon.name ?? terms.weaponTypes[edit.weapon.type]}`;
    case 'set-weapon':
      return `change ${weaponAt(hero, edit.owner, edit.index)}`;
    case 'remove-weapon':
      return `put ${weaponAt(hero, edit.owner, edit.index)} away`;
    case 'set-other':
      return 'change the other equipment';
    case 'add-skill':
      return `learn ${nameOfChoice(edit.skill)}`;
    case 'set-custom-skill':
      return `change ${edit.skill.custom}`;
    case 'remove-skill':
      return `drop ${skillAt(hero, edit)}`;
    case 'add-follower':
      return `add ${edit.name === '' ? `a ${terms.followerKinds[edit.kind].toLowerCase()}` : edit.name}`;
    case 'name-follower':
      return `name ${followerName(hero, edit.index)} ${edit.name}`;
    case 'set-ability':
      return edit.ability === undefined
        ? `take ${possessive(followerName(hero, edit.index))} ability`
        : `give ${followerName(hero, edit.index)} the ability ${terms.petAbilities[edit.ability]}`;
    case 'set-magical':
      return `make ${followerName(hero, edit.index)} ${edit.magical ? 'magical' : 'no longer magical'}`;
    case 'set-sex':
      return edit.owner === 'hero'
        ? 'note the sex'
        : `note ${possessive(followerName(hero, edit.owner.follower))} sex`;
    case 'remove-follower':
      return `leave ${followerName(hero, edit.index)} at home`;
  }
};

/** True when two phrases begin alike, so that the verb needs saying once: "drop A and B". */
const sharedVerb = (phrases: readonly string[]): string | undefined => {
  const verb = 'drop ';
  return phrases.length > 1 && phrases.every((phrase) => phrase.startsWith(verb)) ? verb : undefined;
};

/** A short label for a repair of this hero: "Take 1 Defence pip off the 4-face", "Drop Dodge and Volley". */
export const fix = (edits: readonly Edit[], hero: HeroDraft): string => {
  const phrases: string[] = [];
  let now = hero;
  for (const edit of edits) {
    phrases.push(editText(now, edit));
    now = apply(now, edit);
  }
  const verb = sharedVerb(phrases);
  const text =
    verb === undefined
      ? list(phrases)
      : verb + list(phrases.map((phrase) => phrase.slice(verb.length)).reverse());
  return text.charAt(0).toUpperCase() + text.slice(1);
};
