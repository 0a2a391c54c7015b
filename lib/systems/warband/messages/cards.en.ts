import { list } from '#words/language/words';
import type { Numbers } from '../cards/rolls';
import { terms } from '#words/systems/warband/messages/terms';

/** Actions that a fighter has beside moving. */
interface Options {
  readonly attack: boolean;
  readonly skill: boolean;
  readonly recover: boolean;
}

const actions = ({ attack, skill, recover }: Options): string =>
  list(
    [
      'move',
      ...(attack ? ['attack'] : []),
      ...(skill ? ['use an active skill'] : []),
      ...(recover ? ['recover'] : []),
    ],
    'or',
  );

/** "6 to 10". */
const numbers = ([low, high]: Numbers): string => (low === high ? String(low) : `${low} to ${high}`);

/** Texts on the cards of a warband. */
export const cards = {
  system: 'Warband Skirmish',
  houseRules: 'House rules',
  photo: 'A photo of the warband',
  fighterPhoto: (name: string): string => `A photo of ${name}`,
  credits: 'Whack & Slaughter CC BY-NC · game-icons CC BY',
  rosterOf: (name: string, nth: number): string => (nth === 1 ? name : `${name} (${nth})`),
  /** Side of the match that a card is of. */
  side: (side: string): string => `Warband of ${side}`,
  /** "Outlaw 1–4": fighters who share a card. */
  numbered: (name: string, from: number, to: number): string => `${name} ${from}–${to}`,
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
  shield: `${terms.shield}: reroll a failed defence once, in melee too.`,
  /** "Bow, light shooter: 1 die …". */
  shooter: (name: string | undefined, kind: string, dice: string): string =>
    `${name === undefined || kind.toLowerCase().startsWith(name.toLowerCase()) ? kind : `${name}, ${kind.toLowerCase()}`}: ${dice}`,
  /** Dice of a shot that a role has its own for, at all distances. */
  longShot: (within: number, keep: 'lower' | 'higher'): string =>
    `2 dice up to ${terms.inches(within)} (the ${keep} counts).`,
  numbers,
  /** Before the numbers that hit, for those who attack or have an active skill. */
  tried: ({ attack, skill }: Pick<Options, 'attack' | 'skill'>): string | undefined => {
    if (attack) return skill ? 'Attack or use a skill' : 'Attack';
    return skill ? 'Use a skill' : undefined;
  },
  /** Before the numbers that defend. */
  saved: (mayRecover: boolean): string => (mayRecover ? 'Defend or recover' : 'Defend'),
  turn: {
    title: 'On your turn',
    one: (may: Options): string => `You have one action: ${actions(may)}.`,
    two: (may: Options): string =>
      `First move${may.recover ? ', or recover if prone' : ''}. Then ${actions(may)}.`,
  },
  wounded: {
    title: 'When wounded',
    rookie: 'One wound takes this fighter out.',
    specialist: 'Lay the figure down, prone: it can only recover. The second wound takes it out.',
    boss: 'Ignore the first wound of each turn: lay a First wound counter here. The next lays the figure down, prone: it can only recover. Another takes it out.',
    recover: (from: Numbers, keepsAction: boolean): string =>
      `Recover: roll ${numbers(from)} to stand up unwounded.${keepsAction ? '' : ' As a first action, this costs the second too.'}`,
  },
  legend: {
    title: 'At the table',
    lines: [
      'Lay an Activated counter beside the figure of each fighter who has acted.',
      'Wounds: a rookie is out after one. A specialist who is wounded lies down, prone, and is out after the second. A boss ignores the first of each turn (lay a First wound counter on the card) and then counts as a specialist.',
      'Upkeep: when all have acted, remove these counters. After turn 8 the game ends.',
    ],
  },
  rolls: {
    title: 'Rolls',
    lines: [
      'Low rolls attack, high rolls defend.',
      'Attack or use a skill: roll the stat or less. A natural 1 always hits.',
      'Defend or recover: roll more than the stat. The highest number on the die always defends.',
      'Move: up to as many inches as the stat.',
    ],
  },
  /** "Robyn, boss, D10, stat 5, Ranger, move 5″". */
  row: (name: string, rank: string, die: number, stat: number, role: string, moves: string): string =>
    [name, rank, terms.die(die), `${terms.stat} ${stat}`, role, `${cards.moves} ${moves}`]
      .filter((part) => part !== '')
      .join(', '),
};
