import { faceNumbersOnCard } from '../../../../dice/face';
import { count } from '../../../../language/en';
import { fiendPointsPerMagic, type Pip } from '../../sheet/pips';
import type { Armour } from '../../../../pip-hero/equipment';
import { terms } from './terms';
import { dieWords } from '../../../../pip-hero/messages/en/die-words';

const armourWords: Readonly<Record<Armour, string>> = {
  none: 'None',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
};

/** The most Armour pips, and the faces that take fewer; the 1-face stays empty anyway. */
const caps = (cap: number): string => {
  if (cap === 0) return 'No armour, no shield: no Armour pips.';
  const lower = faceNumbersOnCard.filter((face) => face !== 1 && face - 1 < cap);
  const less = lower.map((face, i) => `${face - 1} on the ${i === 0 ? terms.face(face) : face}`);
  return `Up to ${count(cap, 'Armour pip')} per face${less.length > 0 ? `; ${less.join(', ')}` : ''}.`;
};

/** The panels of the builder. */
export const panels = {
  spent: (spent: number, budget: number): string => `${spent} of ${terms.points(budget)}`,

  /** The sections of the builder, as short as a phone's bar. */
  sections: { die: 'Die', gear: 'Gear', skills: 'Skills', fiend: 'Fiend' },

  equipment: {
    title: 'Armour and weapons',
    armour: 'Armour',
    armours: armourWords,
    shield: terms.shield,
    caps,
    weapons: 'Weapons',
    noWeapons: 'None.',
    addWeapon: 'Add a weapon',
    weaponType: 'Kind',
    weaponPlaceholder: 'Name, such as Mace',
    remove: (what: string): string => `Remove ${what}`,
    other: 'Other items',
    addOther: 'Add an item',
    otherItem: (n: number): string => `Other item ${n}`,
    otherPlaceholder: 'What else the miniature carries',
    full: (limit: number): string => `A sheet takes ${limit} at most.`,
  },

  skills: {
    title: 'Skills',
    none: 'No skills yet.',
    add: 'Add a skill',
    remove: (name: string): string => `Remove ${name}`,
    about: (name: string): string => `About ${name}`,
    search: 'Search',
    searchPlaceholder: 'Name, effect or category',
    category: 'Category',
    allCategories: 'All categories',
    kind: 'Kind',
    allKinds: 'All kinds',
    effect: 'What it does',
    allEffects: 'Anything',
    allowedOnly: 'Can learn now',
    found: (n: number, free: number): string => `${count(n, 'skill')}, ${free} to be had`,
    nothingFound: 'No skill like this. Try another word or another category.',
    chosenTimes: (n: number): string => (n === 1 ? 'Chosen' : `Chosen ${n} times`),
    unknown: 'Unknown skill',
    spell: 'Spell',
  },

  fiend: {
    title: 'First fiend',
    hint: 'The fiend that comes at the first casting has a die of your design; those after it are painted when they come.',
    none: 'Summon Fiend calls a fiend. Paint the first one’s die here, or when it comes.',
    add: 'Paint its die',
    remove: 'Remove its die',
    life: (life: number): string =>
      life === 0
        ? 'The fiend gets its Life and points from your best Magic face. Paint a Magic pip first.'
        : `Your best Magic face has ${count(life, 'pip')}: ${life} Life and ${terms.points(life * fiendPointsPerMagic)}.`,
  },

  notes: {
    title: 'Notes',
    label: 'For yourself and your group',
    hint: 'Notes travel with the file and the link; they are not printed.',
  },

  facts: { equipment: 'Equipment', nothing: 'Empty hands' },
};

/** The keys that paint, in the order of the brushes; A and M are taken by Armour and Melee. */
export const paintKeys: readonly { readonly key: string; readonly pip: Pip }[] = [
  { key: 'a', pip: 'armour' },
  { key: 'm', pip: 'melee' },
  { key: 'r', pip: 'ranged' },
  { key: 'g', pip: 'magic' },
  { key: 's', pip: 'skill' },
];

/** What is said of a die that is painted. */
export const painting = dieWords(terms.pips, paintKeys);
