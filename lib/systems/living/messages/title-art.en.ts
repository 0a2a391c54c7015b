import type { IconName } from '../cards/icons';

/** Words of titles that ask for a picture; the first that is found counts. */
export const titleArt: readonly (readonly [words: RegExp, art: IconName])[] = [
  [/\b(?:paladin|templar|crusader)\b/i, 'paladin'],
  [/\b(?:shield[- ]?maiden|shield[- ]?bearer)\b/i, 'shield-bearer'],
  [/\b(?:pirate|buccaneer|corsair)\b/i, 'pirate'],
  [/\b(?:battlemage|mage|wizard)\b/i, 'mage'],
  [/\b(?:snowball|winter|frost)\b/i, 'winter'],
  [/\b(?:saint|monk|nun|priest|priestess)\b/i, 'saint'],
  [/\b(?:gravedigger|undertaker|graves?)\b/i, 'graves'],
];

/** Words of animals' names that ask for a picture; the first that is found counts. */
export const animalArt: readonly (readonly [words: RegExp, art: IconName])[] = [
  [/\bbear\b/i, 'bear'],
  [/\bwolf\b/i, 'beast-shape'],
];
