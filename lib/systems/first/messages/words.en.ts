import type { GameWord, WordGroup } from '../../reference-part';
import { linesOf } from '../../words';

const dice: readonly GameWord[] = [
  {
    id: 'dicepool',
    name: 'Dicepool',
    line: 'Your five dice. Each one is 1 Life and lets you move 1#, and you roll them to attack and defend.',
    about: 'dice#dicepool',
  },
  {
    id: 'life',
    name: 'Life',
    forms: ['Life'],
    line: 'One Life is one die. With no dice left you are down.',
    about: 'dice#dicepool',
  },
  {
    id: 'unit',
    name: '#',
    forms: ['#'],
    line: 'The unit of all distances: an inch, or whatever your group agreed on before the game.',
    about: 'dice#unit',
  },
  {
    id: 'av',
    name: 'AV',
    forms: ['AV'],
    line: 'Attack value: the most Melee pips (red) on any one die in melee, the most Ranged pips (yellow) when shooting.',
    about: 'combat#values',
  },
  {
    id: 'dv',
    name: 'DV',
    forms: ['DV'],
    line: 'Defence value: the most Armour pips (grey) on any one die. AV minus DV is the damage.',
    about: 'combat#values',
  },
  {
    id: 'mav',
    name: 'MAV',
    forms: ['MAV'],
    line: 'Magic attack value: Magic pips (blue), counted as the spell says.',
    about: 'combat#values',
  },
  {
    id: 'mdv',
    name: 'MDV',
    forms: ['MDV'],
    line: 'Magic defence value: the most Magic pips (blue) on any one die.',
    about: 'combat#values',
  },
  {
    id: 'down',
    name: 'Down',
    forms: ['Down', 'is down', 'are down'],
    line: 'You have no dice. You lose your next turn. If you are healed in time for the turn after that, you get up then; once that turn has passed, only Resurrection helps.',
    about: 'dice#down',
  },
  {
    id: 'raised',
    name: 'Raised',
    forms: ['Raised', 'raised'],
    line: 'You are up again, but your Dicepool is one die smaller for the rest of the match.',
    about: 'dice#resurrection',
  },
];

const building: readonly GameWord[] = [
  {
    id: 'trait',
    name: 'Trait',
    forms: ['trait', 'traits', 'Trait', 'Traits'],
    line: 'A kind of pip: Armour, Melee, Ranged, Magic or Skill.',
    about: 'character#traits',
  },
  {
    id: 'specialist',
    name: 'Specialist',
    forms: ['specialist', 'specialists', 'Specialist', 'Specialists'],
    line: 'A character with pips of only one trait apart from Skill. A specialist has up to three skills of one category; everybody else has one skill.',
    about: 'character#skills',
  },
  {
    id: 'category',
    name: 'Category',
    forms: ['category', 'categories', 'Category', 'Categories'],
    line: 'A group of skills: Melee, Ranged, Survival, Ballads, Prayers, Primal Force and Summoning.',
    about: 'character#skills',
  },
  {
    id: 'spell',
    name: 'Spell',
    forms: ['spell', 'spells', 'Spell', 'Spells'],
    line: 'A skill with a Skill pip (green) and a Magic pip (blue). You roll for it instead of attacking.',
    about: 'skills#spells',
  },
  {
    id: 'fiend',
    name: 'Fiend',
    forms: ['fiend', 'fiends', 'Fiend', 'Fiends'],
    line: 'A creature that a Summoner calls. It acts on the Summoner’s turns, as a separate character.',
    about: 'fiends',
  },
];

/** The words of the first edition, a line each. */
export const words = [
  { id: 'dice', title: 'Dice and values', words: dice },
  { id: 'character', title: 'Characters and skills', words: building },
] as const satisfies readonly WordGroup[];

export const lineOf = linesOf(words);
