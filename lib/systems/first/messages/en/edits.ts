import { count, list } from '../../../../language/en';
import { apply } from '../../sheet/apply';
import type { Edit, Owner } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import { nameOfSkill, skillAt, theDie, theFace, weaponName, within } from './places';
import { terms } from './terms';

const facesOf = (hero: HeroDraft, owner: Owner): HeroDraft['faces'] | undefined =>
  owner === 'hero' ? hero.faces : hero.fiend?.faces;

/** What an edit does, as one would tell a player to do it, without the first letter's capital. */
const told = (hero: HeroDraft, edit: Edit): string => {
  switch (edit.edit) {
    case 'set-text':
      return `change the ${edit.field}`;
    case 'paint': {
      const face = within(theFace(edit.owner, edit.face));
      if (edit.to === undefined) return `take 1 ${terms.pips[edit.from ?? 'skill']} pip off ${face}`;
      if (edit.from === undefined) return `paint 1 ${terms.pips[edit.to]} pip on ${face}`;
      return `repaint 1 ${terms.pips[edit.from]} pip of ${face} as ${terms.pips[edit.to]}`;
    }
    case 'set-pips': {
      const more = edit.count - (facesOf(hero, edit.owner)?.[edit.face][edit.pip] ?? 0);
      const pips = count(Math.abs(more), `${terms.pips[edit.pip]} pip`);
      const face = within(theFace(edit.owner, edit.face));
      return more < 0 ? `take ${pips} off ${face}` : `paint ${pips} on ${face}`;
    }
    case 'clear-die':
      return `clear ${within(theDie(edit.owner))}`;
    case 'set-armour':
      return edit.armour === 'none' ? 'take the armour off' : `wear ${within(terms.armours[edit.armour])}`;
    case 'set-shield':
      return edit.shield ? 'take a shield' : 'put the shield away';
    case 'add-weapon':
      return `add ${edit.weapon.name ?? within(terms.weaponTypes[edit.weapon.type])}`;
    case 'set-weapon':
      return `change ${weaponName(hero, edit.index)}`;
    case 'remove-weapon':
      return `put ${weaponName(hero, edit.index)} away`;
    case 'set-other':
      return 'change the other equipment';
    case 'add-skill':
      return `learn ${nameOfSkill(edit.skill)}`;
    case 'remove-skill':
      return `drop ${skillAt(hero, edit.index)}`;
    case 'add-fiend':
      return 'give the first fiend a die';
    case 'remove-fiend':
      return 'leave the first fiend’s die blank';
  }
};

/** True when two phrases begin alike, so that the verb needs saying once: "drop A and B". */
const sharedVerb = (phrases: readonly string[]): string | undefined => {
  const verb = 'drop ';
  return phrases.length > 1 && phrases.every((phrase) => phrase.startsWith(verb)) ? verb : undefined;
};

/** A short label for a repair of this hero: "Take 1 Armour pip off the 4-face". */
export const fixLabel = (edits: readonly Edit[], hero: HeroDraft): string => {
  const phrases: string[] = [];
  let now = hero;
  for (const edit of edits) {
    phrases.push(told(now, edit));
    now = apply(now, edit);
  }
  const verb = sharedVerb(phrases);
  const text =
    verb === undefined
      ? list(phrases)
      : verb + list(phrases.map((phrase) => phrase.slice(verb.length)).reverse());
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What an edit of this hero did, in the few words of an undo button: "paint the 6-face". */
export const stepName = (hero: HeroDraft, edit: Edit): string => {
  if (edit.edit === 'paint' || edit.edit === 'set-pips') {
    const face = within(theFace(edit.owner, edit.face));
    return edit.edit === 'paint' && edit.to === undefined ? `clear a pip of ${face}` : `paint ${face}`;
  }
  return told(hero, edit);
};
