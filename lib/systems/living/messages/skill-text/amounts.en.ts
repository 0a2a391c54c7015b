import { figureOf, isGrowing, saidBy, times } from '../../../../effects/amount';
import type { Amount, Unit } from '../../skills/effects/terms';
import type { Noun, Place } from '#words/systems/living/messages/skill-text/grammar';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** "1", "0.5", "2.5". */
export const digits = (number: number): string => String(Math.round(number * 100) / 100);

const units: Readonly<Record<Exclude<Unit, 'die-in-hand'>, string>> = {
  unmoved: 'for each full # you didn’t move',
  'enchantment-on-you': 'for each enchantment on you',
  'enchantment-on-target': 'for each enchantment on the target',
  'enchantment-removed': 'for each enchantment removed',
  'ally-in-earshot-of-target': 'for each ally in its earshot, itself included',
  'damage-dealt': 'for each point of damage dealt',
  'damage-dealt-meanwhile': 'for each point of damage you deal, with this attack or later',
  'figure-affected': 'for each figure affected',
  'turn-it-lasted': 'for each turn it lasted',
  'skill-pip-then-rolled': 'straight afterwards for each Skill pip in that roll',
  'negated-attack': 'for each attack stopped',
};

/** The number in an amount, without what it counts. */
export const figure = (amount: Amount, { scale }: Pick<Place, 'scale'>): number => figureOf(amount, scale);

/** A digit, marked where it grows with the pips. */
const digit = (text: string, amount: Amount, place: Pick<Place, 'grows'>): Phrase => [
  place.grows && isGrowing(amount) ? { text, scales: true } : { text },
];

/** The number as the rules write it: a digit scales, a word does not. */
export const number = (amount: Amount, place: Place): Phrase => {
  const by = saidBy(amount);
  const text =
    typeof by === 'object' ? (numberWords[by.fixed] ?? String(by.fixed)) : digits(by * place.scale);
  return digit(text, amount, place);
};

/** " for each …", where the amount counts something; dice in Hand are those of whoever is told. */
export const forEach = (amount: Amount, whose?: string): string => {
  if (typeof amount !== 'object' || !('each' in amount)) return '';
  return amount.each === 'die-in-hand'
    ? ` per die in ${whose === undefined ? '' : `${whose} `}Hand`
    : ` ${units[amount.each]}`;
};

/** True for what is rendered as one: 1, one, half of one. */
export const isOne = (amount: Amount, place: Place): boolean => {
  const count = figure(amount, place);
  return count === 1 || count === 0.5;
};

/** "2 Life", "one counter", "1 Life for each …". */
export const quantity = (amount: Amount, noun: string, place: Place, plural = noun): Phrase =>
  phrase`${number(amount, place)} ${isOne(amount, place) ? noun : plural}${forEach(amount)}`;

/** True for a plain one: "the next turn" says as much as "the next 1 turn". */
const isSingle = (amount: Amount, place: Place): boolean =>
  figure(amount, place) === 1 && !(typeof amount === 'object' && 'each' in amount);

/** "turn", "2 turns": behind "next", one is not said. */
export const some = (amount: Amount, noun: string, place: Place, plural: string): Phrase =>
  isSingle(amount, place) ? phrase`${noun}` : quantity(amount, noun, place, plural);

/** " (one turn per pip)" where a single one would not show that it grows. */
export const perPip = (amount: Amount, each: string, place: Place): string =>
  place.perPip === true && isGrowing(amount) && isSingle(amount, place) ? ` (${each} per pip)` : '';

/** "once per pip", "once", "2 times". */
export const howOften = (amount: Amount, place: Place): Phrase =>
  isSingle(amount, place)
    ? phrase`once${place.perPip === true && isGrowing(amount) ? ' per pip' : ''}`
    : quantity(amount, 'time', place, 'times');

/** "1 target", "up to 3 targets". */
export const upTo = (amount: Amount, noun: string, place: Place, plural: string): Phrase =>
  phrase`${figure(amount, place) === 1 ? '' : 'up to '}${quantity(amount, noun, place, plural)}`;

/** "3#", "2# per die in your Hand": ranges and reaches go by the skill's user. */
export const distance = (amount: Amount, place: Place): Phrase =>
  phrase`${digit(digits(figure(amount, place)), amount, place)}#${forEach(amount, 'your')}`;

/** "3# further", "1# further per die in its Hand": a movement goes by whoever moves. */
export const furtherBy = (amount: Amount, place: Place, { possessive }: Pick<Noun, 'possessive'>): Phrase =>
  phrase`${digit(digits(figure(amount, place)), amount, place)}# further${forEach(amount, possessive)}`;

/** "+1", "−2". */
export const signed = (amount: Amount, place: Place): Phrase => {
  const by = figure(amount, place);
  return digit(`${by < 0 ? '−' : '+'}${digits(Math.abs(by))}`, amount, place);
};

/** Without its sign. */
export const absolute = (amount: Amount): Amount => times(amount, figure(amount, { scale: 1 }) < 0 ? -1 : 1);
