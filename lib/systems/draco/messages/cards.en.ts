import { possessive } from '#words/language/words';
import type { Attack } from '../sheet/pips';

const attackLines: Readonly<Record<Attack, string>> = {
  dagger: 'Attacks with Daggers, in contact.',
  bow: 'Attacks with Bows, up to 10″ away with a clear line, but not within 1″ of the dragon.',
  magic: 'No attack action: Magic is for spells, at any range, with no clear line needed.',
};

/** Words on the cards of slayers and dragons. */
export const cards = {
  houseRules: 'House rules',
  photo: 'A photo of the miniature',
  credits: 'Whack & Slaughter CC BY-NC · game-icons CC BY',
  houseValues: 'Pipsmith’s own numbers',
  attackLines,
  pool: 'Dicepool',
  poolText: 'She starts with 26 dice, plus a die showing 5 beside each card except the face-down one.',
  randomCard: 'Which card a roll picks',
  cardLine: (nth: number, name: string, skill: string): string => `${nth}: ${name}, ${skill}`,
  /** Beside the number of a dragon card. */
  number: (nth: number): string => `Card ${nth}`,
  onSix:
    '6: a face-up card of her choice. If the roll picks a face-down card, the slayer may choose a face-up one.',
  hurt: 'When she is hurt',
  hurtText:
    'Put aside a die for each point of damage. Then roll for a card, and lower the die beside it by as much. At 0 its initiative card joins the next shuffle: turn the card face down then.',
  recovering: 'Recovering',
  recoveringText:
    'Do nothing this turn. If you aren’t attacked or hurt before your next upkeep, turn this card up then and regain 2 dice, up to 5. If you are attacked, turn it up before you defend; if you are hurt some other way, turn it up at once.',
  initiative: 'Initiative',
  clawSpoken: 'A claw: a card for a first game',
  faceDown: 'Face down: its Daggers don’t attack',
  faceDownText: 'Its Shields still defend, and she can use its skill whenever its initiative card comes up.',
  /** "6-face: 4 Dagger, 1 Shield, 1 Sun". */
  face: (face: number, symbols: readonly string[]): string =>
    `${face}-face: ${symbols.length === 0 ? 'empty' : symbols.join(', ')}`,
  symbol: (name: string, n: number): string => `${n} ${name}`,
  skillOf: (name: string): string => `${possessive(name)} skill`,
  withSun: 'With a sun',
  rollForSuns: 'Skills: roll your dicepool. Each 6 is a sun.',
  counter: (name: string, text: string): string => `${name}: ${text}`,
};
