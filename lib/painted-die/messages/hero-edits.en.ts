import { count, list } from '#words/language/words';
import type { FaceNumber } from '../../dice/face';
import type { Armour } from '../equipment';
import type { HeroEdit } from '../hero-edits';

/** Names for the parts of an edit. */
export interface EditNames<Hero, Owner, Pip extends string> {
  readonly pips: Readonly<Record<Pip, string>>;
  readonly armours: Readonly<Record<Armour, string>>;
  /** Owner's die within a sentence */
  readonly die: (hero: Hero, owner: Owner) => string;
  readonly face: (hero: Hero, owner: Owner, face: FaceNumber) => string;
  /** Pips of a colour that the face has before the edit. */
  readonly pipsOn: (hero: Hero, owner: Owner, face: FaceNumber, pip: Pip) => number;
}

/** Instruction for an edit, as one would tell a player, without the first letter's capital. */
export const heroEditText = <Hero, Owner, Pip extends string>(
  hero: Hero,
  edit: HeroEdit<Owner, Pip>,
  { pips, armours, die, face, pipsOn }: EditNames<Hero, Owner, Pip>,
): string => {
  switch (edit.edit) {
    case 'set-text':
      return `change the ${edit.field}`;
    case 'paint': {
      const where = face(hero, edit.owner, edit.face);
      const { from, to } = edit;
      if (from === undefined)
        return to === undefined ? `leave ${where}` : `paint 1 ${pips[to]} pip on ${where}`;
      return to === undefined
        ? `remove 1 ${pips[from]} pip from ${where}`
        : `repaint 1 ${pips[from]} pip on ${where} as ${pips[to]}`;
    }
    case 'set-pips': {
      const more = edit.count - pipsOn(hero, edit.owner, edit.face, edit.pip);
      const counted = count(Math.abs(more), `${pips[edit.pip]} pip`);
      const where = face(hero, edit.owner, edit.face);
      return more < 0 ? `remove ${counted} from ${where}` : `paint ${counted} on ${where}`;
    }
    case 'clear-die':
      return `clear ${die(hero, edit.owner)}`;
    case 'set-armour':
      return edit.armour === 'none' ? 'remove the armour' : `wear ${armours[edit.armour].toLowerCase()}`;
    case 'set-shield':
      return edit.shield ? 'add a shield' : 'remove the shield';
    case 'set-other':
      return 'change the other items';
  }
};

/** The verb is said once where all phrases have it: "remove A and B". */
const remove = 'remove ';

/** A short label for a remedy: "Remove 1 Defence pip from the 4-face", "Remove Dodge and Volley". */
export const remedyLabelBy =
  <Hero, Edit>(textOf: (hero: Hero, edit: Edit) => string, apply: (hero: Hero, edit: Edit) => Hero) =>
  (edits: readonly Edit[], hero: Hero): string => {
    const phrases: string[] = [];
    let now = hero;
    for (const edit of edits) {
      phrases.push(textOf(now, edit));
      now = apply(now, edit);
    }
    const text =
      phrases.length > 1 && phrases.every((phrase) => phrase.startsWith(remove))
        ? remove + list(phrases.map((phrase) => phrase.slice(remove.length)).reverse())
        : list(phrases);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
