import type { GameWord, WordGroup } from '../../reference-part';
import { linesOf } from '../../words';

const either = (name: string): readonly string[] => [
  name,
  `${name}s`,
  name.toLowerCase(),
  `${name.toLowerCase()}s`,
];

const rolls: readonly GameWord[] = [
  {
    id: 'stat',
    name: 'Stat',
    forms: either('Stat'),
    line: 'One number for everything: roll it or lower to hit or use an active skill; roll higher to defend or recover.',
    about: 'warband#stat',
  },
  {
    id: 'wound',
    name: 'Wound',
    forms: either('Wound'),
    line: 'A hit that isn’t defended causes a wound. The rank decides how many a fighter can take.',
    about: 'combat#wounds',
  },
  {
    id: 'prone',
    name: 'Prone',
    forms: ['prone', 'Prone'],
    line: 'A prone fighter can only recover: roll more than the stat.',
    about: 'combat#wounds',
  },
  {
    id: 'cover',
    name: 'Cover',
    forms: ['cover', 'Cover'],
    line: 'In cover against shots, and always with a shield, reroll a failed defence.',
    about: 'combat#defence',
  },
  {
    id: 'upkeep',
    name: 'Upkeep',
    forms: ['upkeep', 'Upkeep'],
    line: 'The end of a turn: remove all Activated and First wound counters, and do what the scenario says.',
    about: 'turn#phases',
  },
];

const fighters: readonly GameWord[] = [
  {
    id: 'boss',
    name: 'Boss',
    forms: either('Boss'),
    line: 'Rolls a D10. Ignores the first wound of each turn, then counts as a specialist.',
    about: 'warband#ranks',
  },
  {
    id: 'specialist',
    name: 'Specialist',
    forms: either('Specialist'),
    line: 'Rolls a D8. Prone after the first wound, out after the second.',
    about: 'warband#ranks',
  },
  {
    id: 'rookie',
    name: 'Rookie',
    forms: either('Rookie'),
    line: 'Rolls a D6. Out after the first wound.',
    about: 'warband#ranks',
  },
  {
    id: 'command',
    name: 'Command',
    forms: ['Command'],
    line: 'An active skill that every boss has, as well as a speciality: a friend anywhere on the table, even one already activated, takes any one action.',
    about: 'skills/command',
  },
  {
    id: 'active',
    name: 'Active skill',
    forms: ['active skill', 'active skills', 'Active skill'],
    line: 'Can only be the second action of an activation. It works if you roll the stat or less.',
    about: 'turn#actions',
  },
];

/** The words of the warband skirmish, a line each. */
export const words = [
  { id: 'rolls', title: 'Rolls and wounds', words: rolls },
  { id: 'fighters', title: 'Fighters', words: fighters },
] as const satisfies readonly WordGroup[];

export const lineOf = linesOf(words);
