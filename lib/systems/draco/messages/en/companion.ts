import { capital, list } from '../../../../language/en';
import { tableValues } from '../../rules/table-values';
import { poolSizes } from '../../rules/values';
import { terms } from './terms';

/** What the companion of a game night says. */
export const companion = {
  offer: 'At the table a phone counts dice and counters, and shuffles the pile.',
  pool: 'Dicepool',
  die: 'Card die',
  slayer: (attack: string): string => `${terms.kinds.slayer}, ${attack}`,
  card: 'Dragon card',
  cardWithClaw: 'Dragon card with a claw',
  cardName: (nth: number, name: string): string => `${nth} ${name}`,
  skillLine: (name: string, text: string): string => `${name}: ${text}`,
  groups: { state: 'States', skill: 'Left by skills' },
  counter: (text: string): string => `${capital(text)} One goes in each upkeep of whoever has them.`,
  recovering: {
    name: 'Recovering',
    text: `The character card lies face down. Turned up at the next upkeep with ${terms.dice(tableValues.recovered)}; whoever is attacked or hurt before turns it up at once and takes none back.`,
  },
  lasting: (skill: string): string => `${skill} in effect: until the end of the match.`,
  standing: { dead: 'Dead', slain: 'Slain', waits: 'Comes with the next shuffle', down: 'Face down' },
  recovers: 'Recovering: being attacked or hurt turns the card up, and nothing comes back.',
  moves: (inches: number): string => `Moves up to ${terms.inches(inches)}.`,
  lies: (counter: string, n: number, text: string): string => `${counter} ${n}: ${text}`,
  faceUp: 'Face up: she attacks with it and defends with it.',
  faceDown: 'Face down: no attack with it, but its Shields defend.',
  duties: {
    firstCard: 'One of her cards comes into the first pile, chosen by a die.',
    upkeep: (counters: readonly string[]): string => `Upkeep: one counter less of ${list(counters)}.`,
    bleeds: (counters: readonly string[]): string =>
      `Upkeep: Bleeding takes 1 die, then one counter less of ${list(counters)}.`,
    recovers: `Was neither attacked nor hurt: turn the card up, and ${terms.dice(tableValues.recovered)} come back, up to ${poolSizes.slayer}.`,
    dead: 'No dice left: lay the miniature prone and take the counters off. The initiative card leaves the pile. When all slayers are dead, the dragon has won.',
    slain: 'No dice left: the dragon is slain, and the slayers have won.',
    setAside:
      'The die is gone: set its initiative card aside for the next shuffle. Until then the dragon card stays face up.',
    turnDown: 'Its initiative card is in the pile: turn the dragon card face down for good.',
  },
  rolls: {
    pool: (dice: number): string => `Roll ${terms.dice(dice)}`,
    card: 'Roll for a card',
    sun: 'A sun for a skill.',
    attack: (av: number): string => `Attack: AV ${av}.`,
    magic: (symbols: number): string => `Magic ${symbols} for a spell.`,
    defence: (dv: number): string => `Defence: DV ${dv}.`,
    onCard: (value: number, card: string): string => `${value} with ${card}`,
    attackWith: (cards: readonly string[]): string => `Attack: AV ${cards.join(', ')}.`,
    defendWith: (cards: readonly string[]): string => `Defence: DV ${cards.join(', ')}.`,
    skill: (name: string, text: string): string => `${name}: ${text}`,
    skillAdds: (name: string): string => `${name} adds nothing here.`,
    first: (card: string): string => `${card} comes into the first pile.`,
    bringIn: (card: string): string => `${card} begins`,
    named: (card: string, die: number): string => `${card} is hit: its die, now ${die}, falls by the damage.`,
    noDie: (card: string): string => `${card} has no die: nothing further happens.`,
    faceDown: (card: string): string =>
      `${card} lies face down: the slayers may choose a face-up card instead.`,
    hers: 'She chooses a card that is face up.',
  },
  steps: {
    beginRound:
      'Shuffle the discarded and waiting initiative cards into a new pile. Dragon cards that come in are turned face down.',
    nextTurn: 'The top card says who acts, and goes to the discard pile.',
    turn: [
      'Upkeep: one counter of each stack goes; whoever recovered turns the card up.',
      'A slayer has two actions, the dragon one: move, attack or use a skill. Recovering takes both of a slayer.',
      'The dragon has the skill of the card that came up, and no other.',
    ],
    endRound: 'The pile is empty: shuffle the next.',
    over: `The ${tableValues.piles}th pile is over, and nobody has won: a draw.`,
  },
} as const;
