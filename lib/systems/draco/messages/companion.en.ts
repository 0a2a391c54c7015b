import { capital, list } from '#words/language/words';
import { tableValues } from '../rules/table-values';
import { poolSizes } from '../rules/values';
import { terms } from '#words/systems/draco/messages/terms';

/** "one Hobbled counter", "one counter each of Hobbled and Dazed". */
const oneOfEach = (counters: readonly string[]): string =>
  counters.length === 1 ? `one ${list(counters)} counter` : `one counter each of ${list(counters)}`;

/** Words of the companion of a game night. */
export const companion = {
  offer: 'At the table, your phone counts dice and counters and shuffles the pile.',
  pool: 'Dicepool',
  die: 'Card die',
  slayer: (attack: string): string => `${terms.kinds.slayer}, ${attack}`,
  card: 'Dragon card',
  cardWithClaw: 'Dragon card with a claw',
  cardName: (nth: number, name: string): string => `${nth} ${name}`,
  skillLine: (name: string, text: string): string => `${name}: ${text}`,
  groups: { state: 'States', skill: 'Skill effects' },
  counter: (text: string): string => `${capital(text)} Loses one counter in each upkeep.`,
  recovering: {
    name: 'Recovering',
    text: `The character card is face down. Turn it up at the next upkeep and regain ${terms.dice(tableValues.recovered)}. If the slayer is attacked or hurt before then, turn it up at once and regain none.`,
  },
  lasting: (skill: string): string => `${skill} lasts until the end of the match.`,
  standing: { dead: 'Dead', slain: 'Slain', waits: 'Joins the next shuffle', down: 'Face down' },
  recovers: 'Recovering: if this slayer is attacked or hurt, turn the card up and regain no dice.',
  moves: (inches: number): string => `Moves up to ${terms.inches(inches)}.`,
  lies: (counter: string, n: number, text: string): string => `${counter} ${n}: ${text}`,
  faceUp: 'Face up: she can attack and defend with it.',
  faceDown: 'Face down: she can’t attack with it, but its Shields still defend.',
  duties: {
    firstCard: 'Roll to see which of her cards joins the first pile.',
    upkeep: (counters: readonly string[]): string => `Upkeep: remove ${oneOfEach(counters)}.`,
    bleeds: (counters: readonly string[]): string =>
      `Upkeep: Bleeding takes 1 die. Then remove ${oneOfEach(counters)}.`,
    recovers: `If this slayer wasn’t attacked or hurt, turn the card up and regain ${terms.dice(tableValues.recovered)}, up to ${poolSizes.slayer}.`,
    dead: 'No dice left: lay the miniature down and remove its counters. Its initiative card leaves the pile. If all slayers are dead, the dragon wins.',
    slain: 'No dice left: the dragon is slain and the slayers win.',
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
    first: (card: string): string => `${card} joins the first pile.`,
    bringIn: (card: string): string => `${card} starts`,
    named: (card: string, die: number): string =>
      `${card} is hit. Its die shows ${die}: lower it by the damage.`,
    noDie: (card: string): string => `${card} has no die, so nothing else happens.`,
    faceDown: (card: string): string =>
      `${card} lies face down: the slayers may choose a face-up card instead.`,
    hers: 'She chooses a face-up card.',
  },
  steps: {
    beginRound:
      'Pipsmith shuffles the discarded and waiting initiative cards into a new pile, so you don’t need paper ones. Turn a dragon card face down when its initiative card joins the pile.',
    nextTurn:
      'The top card of the pile in Pipsmith says who acts. Start the turn, and Pipsmith discards the card.',
    turn: [
      'Upkeep: remove one counter from each stack; if you were recovering, turn the card up.',
      'A slayer has two actions, the dragon one: move, attack or use a skill. Recovering takes both of a slayer’s actions.',
      'The dragon can use only the skill of the card that came up.',
    ],
    endRound: 'The pile is empty: shuffle the next one.',
    over: `The ${tableValues.piles}th pile is used up, and nobody has won: a draw.`,
  },
} as const;
