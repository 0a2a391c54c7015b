import { faceNumbersOnCard, type FaceNumber } from '../../dice/face';
import { count, list, terms } from '#words/language/words';
import type { Armour } from '../equipment';

/** Terms for armour on cards. */
export const armourTerms: Readonly<Record<Armour, string>> = {
  none: 'No armour',
  light: 'Light armour',
  medium: 'Medium armour',
  heavy: 'Heavy armour',
};

const armourWords: Readonly<Record<Armour, string>> = {
  none: 'None',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
};

/** "3 of 20 points". */
export const spentOf = (spent: number, budget: number): string => `${spent} of ${terms.points(budget)}`;

/** The panel of armour and weapons. @param guard what the game calls the pips that defend */
export const equipmentPanel = (guard: string) => ({
  title: 'Armour and weapons',
  armour: 'Armour',
  armours: armourWords,
  shield: 'Shield',
  /** The most pips that defend, and the faces that take fewer, from the largest; the 1-face stays empty anyway. */
  caps: (caps: Readonly<Record<FaceNumber, number>>): string => {
    const most = Math.max(...faceNumbersOnCard.map((face) => caps[face]));
    if (most === 0) return `Without armour or a shield you can’t have ${guard} pips.`;
    const lower = faceNumbersOnCard.filter((face) => face !== 1 && caps[face] < most);
    const less = lower.map((face) => `${caps[face]} on the ${face}-face`);
    return `Up to ${count(most, `${guard} pip`)} per face${less.length > 0 ? `, but only ${list(less)}` : ''}.`;
  },
  weapons: 'Weapons',
  addWeapon: 'Add a weapon',
  weaponType: 'Kind',
  remove: (what: string): string => `Remove ${what}`,
  other: 'Other items',
  addOther: 'Add an item',
  otherItem: (n: number): string => `Other item ${n}`,
  otherPlaceholder: 'Anything else the miniature carries',
});

/** The panel of skills and what adds to them. */
export const skillsPanel = {
  title: 'Skills',
  none: 'No skills yet.',
  add: 'Add a skill',
  remove: (name: string): string => `Remove ${name}`,
  about: (name: string): string => `About ${name}`,
  search: 'Search',
  effect: 'What it does',
  allEffects: 'Anything',
  allowedOnly: 'Can learn now',
  found: (n: number, free: number): string => `${count(n, 'skill')}, ${free} available`,
  /** @param game "the first edition" */
  elsewhere: (skill: string, game: string): string => `In ${game} your hero can learn ${skill}.`,
  switchTo: (game: string): string => `Switch to ${game}`,
  toLearn: (fix: string, skill: string): string => `${fix} to learn ${skill}`,
  replace: (names: readonly string[]): string => `Replace ${list(names)}`,
  chosenTimes: (n: number): string => (n === 1 ? 'Chosen' : `Chosen ${n} times`),
  unknown: 'Unknown skill',
};

export const notesPanel = {
  title: 'Notes',
  label: 'For yourself and your group',
  hint: 'Notes are saved in the file and in the link. They appear on the card only if you choose that when you print.',
};

/** Life and points of a creature from the best Magic face of its summoner. @param who "The fiend" */
export const lifeFromMagic = (who: string, life: number, budget: number): string =>
  life === 0
    ? `${who} gets its Life and points from your best Magic face. Paint a Magic pip first.`
    : `Your best Magic face has ${count(life, 'pip')}, so ${who.charAt(0).toLowerCase()}${who.slice(1)} gets ${life} Life and ${terms.points(budget)}.`;
