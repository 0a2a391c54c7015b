import type { GameWord, WordGroup } from '../../reference-part';
import { counterIds, type CounterId } from '../skills/effect';
import { terms } from '#words/systems/draco/messages/terms';

const dice: readonly GameWord[] = [
  {
    id: 'dicepool',
    name: 'Dicepool',
    forms: ['Dicepool', 'dicepool', 'dicepools'],
    line: 'The dice a slayer or the dragon still has. They are life, and they are what you roll.',
    about: 'set-up#table',
  },
  {
    id: 'av',
    name: 'AV',
    forms: ['AV'],
    line: 'Attack value: the Daggers or Bows in the box of the face you pick.',
    about: 'combat#slayer',
  },
  {
    id: 'dv',
    name: 'DV',
    forms: ['DV'],
    line: 'Defence value: the Shields in the box of the face you pick. AV minus DV is the damage.',
    about: 'combat#slayer',
  },
  {
    id: 'sun',
    name: 'Sun',
    forms: ['Sun', 'sun', 'suns'],
    line: 'A 6 on a slayer’s die. Whatever a skill says after its sun needs at least one sun.',
    about: 'skills#suns',
  },
];

const turn: readonly GameWord[] = [
  {
    id: 'pile',
    name: 'Pile',
    forms: ['pile', 'piles', 'Pile', 'initiative pile'],
    line: 'The initiative cards, face up: the top one says who acts. When the pile is empty, a new one is shuffled.',
    about: 'turn#order',
  },
  {
    id: 'upkeep',
    name: 'Upkeep',
    forms: ['upkeep', 'Upkeep'],
    line: 'The start of a turn, before the actions: remove one counter from each stack beside whoever acts. A slayer whose card is face down recovers.',
    about: 'turn#order',
  },
  {
    id: 'recover',
    name: 'Recover',
    forms: ['recover', 'recovers', 'recovering', 'Recover', 'Recovering'],
    line: 'Takes both of a slayer’s actions: turn the card face down. If it’s still face down in the next upkeep, regain 2 dice, up to 5.',
    about: 'turn#actions',
  },
  {
    id: 'contact',
    name: 'Contact',
    forms: ['in contact', 'into contact', 'In contact'],
    line: 'Two bases touch. Leaving takes a whole action.',
    about: 'movement#leaving',
  },
];

/** Effects of counters; a stack loses one in its bearer's upkeep. */
export const counterTexts: Readonly<Record<CounterId, string>> = {
  hobbled: 'Moves 1 inch less for each counter.',
  guarded: 'Takes 1 less damage from each attack for each counter.',
  exposed: 'Has −1 DV for each counter.',
  dazed: 'Has −1 AV for each counter.',
  bleeding: 'Loses 1 die in its upkeep, however many counters it has.',
  goaded: 'While in contact with whoever gave these counters, attacks nobody else.',
  'hot-blood': 'If somebody in contact damages her, that figure loses 1 die and you remove one counter.',
};

const counters: readonly GameWord[] = counterIds.map((id) => ({
  id,
  name: terms.counters[id],
  forms: [terms.counters[id]],
  line: counterTexts[id],
  about: 'skills#counters',
}));

/** The words of Hic est Draco, a line each. */
export const words = [
  { id: 'dice', title: 'Dice and values', words: dice },
  { id: 'turn', title: 'A turn', words: turn },
  { id: 'counters', title: 'Counters', words: counters },
] as const satisfies readonly WordGroup[];
