import type { Amount, Unit } from '../../../skills/effects/terms';
import type { Noun, Place } from './grammar';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** "1", "0.5", "2.5". */
export const digits = (number: number): string => String(Math.round(number * 100) / 100);

const units: Readonly<Record<Unit, string>> = {
  'die-in-hand': 'per die in Hand',
  unmoved: 'for each full # not moved',
  'enchantment-on-you': 'for each enchantment on you',
  'enchantment-on-target': 'for each enchantment on the target',
  'enchantment-removed': 'for each enchantment removed',
  'ally-in-earshot-of-target': 'for each ally in its earshot, itself included',
  'damage-dealt': 'for each point of damage dealt',
  'damage-dealt-meanwhile': 'for each point of damage that you deal, this attack included',
  'figure-affected': 'for each figure affected',
  'turn-it-lasted': 'for each turn it lasted',
  'skill-pip-then-rolled': 'for each Skill pip of that roll, right afterwards',
  'negated-attack': 'for each attack stopped',
};

const scaled = (amount: number | { readonly word: number }, { scale }: Place): number =>
  typeof amount === 'number' ? amount * scale : amount.word;

/** The number in an amount, without what it counts. */
export const figure = (amount: Amount, place: Place): number =>
  typeof amount === 'object' && 'each' in amount ? scaled(amount.by, place) : scaled(amount, place);

/** The number as the rules write it: a digit scales, a word does not. */
export const number = (amount: Amount, place: Place): string => {
  const by = typeof amount === 'object' && 'each' in amount ? amount.by : amount;
  return typeof by === 'object' ? (numberWords[by.word] ?? String(by.word)) : digits(by * place.scale);
};

/** " for each …", where the amount counts something. */
export const forEach = (amount: Amount): string =>
  typeof amount === 'object' && 'each' in amount ? ` ${units[amount.each]}` : '';

/** "2 Life", "one counter", "1 Life for each …". */
export const quantity = (amount: Amount, noun: string, place: Place, plural = noun): string =>
  `${number(amount, place)} ${figure(amount, place) === 1 || figure(amount, place) === 0.5 ? noun : plural}${forEach(amount)}`;

/** "3#", "2# per die in your Hand": ranges and reaches go by whoever uses the skill. */
export const distance = (amount: Amount, place: Place): string =>
  `${digits(figure(amount, place))}#${forEach(amount).replace('in Hand', 'in your Hand')}`;

/** "3# further", "1# further per die in its Hand": a movement goes by whoever moves. */
export const furtherBy = (amount: Amount, place: Place, { possessive }: Noun): string =>
  `${digits(figure(amount, place))}# further${forEach(amount).replace('in Hand', `in ${possessive} Hand`)}`;

/** "once", "3 times", "once for each …". */
export const often = (amount: Amount, place: Place): string =>
  `${figure(amount, place) === 1 ? 'once' : `${number(amount, place)} times`}${forEach(amount)}`;

/** "+1", "−2". */
export const signed = (amount: Amount, place: Place): string => {
  const by = figure(amount, place);
  return `${by < 0 ? '−' : '+'}${digits(Math.abs(by))}`;
};
