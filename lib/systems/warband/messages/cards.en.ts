import { terms } from '#words/systems/warband/messages/terms';

/** Texts on the cards of a warband. */
export const cards = {
  system: 'Warband Skirmish',
  houseRules: 'House rules',
  photo: 'A photo of the warband',
  fighterPhoto: (name: string): string => `A photo of ${name}`,
  credits: 'Whack & Slaughter CC BY-NC · game-icons CC BY',
  rosterOf: (name: string, nth: number): string => (nth === 1 ? name : `${name} (${nth})`),
  notes: 'Notes',
  notesOf: (name: string): string => `${name}, notes`,
  turns: 'Turn',
  activated: 'Activated',
  wounds: 'Wounds',
  stat: terms.stat,
  moves: 'Move',
  die: 'Die',
  gear: 'Gear',
  minion: 'Minion',
  melee: (name: string): string => `${name}: melee weapon.`,
  shield: `${terms.shield}: always in cover, so reroll a failed defence.`,
  /** "Bow, light shooter: 1 die …". */
  shooter: (name: string | undefined, kind: string, dice: string): string =>
    `${name === undefined ? kind : `${name}, ${kind.toLowerCase()}`}: ${dice}`,
  /** Dice of a shot that a role has its own for, at all distances. */
  longShot: (within: number, keep: 'lower' | 'higher'): string =>
    `2 dice up to ${terms.inches(within)} (the ${keep} counts).`,
  legend: {
    title: 'How to use this roster',
    lines: [
      'Circles: mark fighters you have activated; rub out all marks in the upkeep.',
      'Squares: one for each wound. A rookie is out after one wound. A specialist is prone after the first and out after the second. A boss ignores the first of each turn and then counts as a specialist.',
      'Turn: cross off its number as each turn starts, beginning with 1. After turn 8 the game ends.',
    ],
  },
  rolls: {
    title: 'Rolls',
    lines: [
      'Attack or use a skill: roll the stat or less. A natural 1 always hits.',
      'Defend or recover: roll more than the stat. The highest number on the die always defends.',
      'Move: up to as many inches as the stat.',
    ],
  },
  /** "Robyn, boss, D10, stat 5, Ranger, wounds 2". */
  row: (name: string, rank: string, die: number, stat: number, role: string, wounds: number): string =>
    [name, rank, terms.die(die), `${terms.stat} ${stat}`, role, `${cards.wounds} ${wounds}`]
      .filter((part) => part !== '')
      .join(', '),
};
