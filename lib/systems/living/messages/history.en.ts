import { possessive } from '#words/language/words';
import type { Edit, Owner } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { terms } from '#words/systems/living/messages/terms';
import { followerName, nameOfChoice, skillAt, weaponAt } from '#words/systems/living/messages/places';

const ofOwner = (hero: HeroDraft, owner: Owner, what: string): string =>
  owner === 'hero' ? `the ${what}` : `${possessive(followerName(hero, owner.follower))} ${what}`;

/** Edit of this hero in the few words of an undo button: "paint the 6-face", "remove Regrowth". */
const edit = (hero: HeroDraft, done: Edit): string => {
  switch (done.edit) {
    case 'set-text':
      return `change the ${done.field}`;
    case 'paint':
      return done.to === undefined
        ? `clear a pip on ${ofOwner(hero, done.owner, terms.face(done.face))}`
        : `paint ${ofOwner(hero, done.owner, terms.face(done.face))}`;
    case 'set-pips':
      return `paint ${ofOwner(hero, done.owner, terms.face(done.face))}`;
    case 'clear-die':
      return `clear ${ofOwner(hero, done.owner, 'die')}`;
    case 'set-armour':
      return done.armour === 'none'
        ? 'remove the armour'
        : `wear ${terms.armours[done.armour].toLowerCase()}`;
    case 'set-shield':
      return done.shield ? 'add a shield' : 'remove the shield';
    case 'add-weapon':
      return `add ${done.weapon.name ?? terms.weaponNoun(done.weapon.type)}`;
    case 'set-weapon':
      return `change ${weaponAt(hero, done.owner, done.index)}`;
    case 'remove-weapon':
      return `remove ${weaponAt(hero, done.owner, done.index)}`;
    case 'set-other':
      return 'change the other items';
    case 'add-skill':
      return `add ${nameOfChoice(done.skill)}`;
    case 'set-custom-skill':
      return `change ${done.skill.custom}`;
    case 'remove-skill':
      return `remove ${skillAt(hero, done.list, done.index)}`;
    case 'add-follower':
      return done.name === '' ? `add a ${terms.followerKinds[done.kind].toLowerCase()}` : `add ${done.name}`;
    case 'name-follower':
      return `name ${followerName(hero, done.index)}`;
    case 'set-ability':
      return `change ${ofOwner(hero, { follower: done.index }, 'ability')}`;
    case 'set-magical':
      return `make ${followerName(hero, done.index)} ${done.magical ? 'magical' : 'no longer magical'}`;
    case 'set-sex':
      return `set ${ofOwner(hero, done.owner, 'sex')}`;
    case 'remove-follower':
      return `remove ${followerName(hero, done.index)}`;
  }
};

/** Names of steps. */
export const history = { edit };
