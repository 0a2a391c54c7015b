type Last = 'and' | 'or';

const lists: Partial<Record<Last, Intl.ListFormat>> = {};

/** Made for the first list: a phone takes several ms for each format, and every page loads this file. */
const listFormat = (last: Last): Intl.ListFormat =>
  (lists[last] ??= new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }));

/** The form that agrees with a number: "is" or "are". */
export const plural = (n: number, one: string, many: string): string => (Math.abs(n) === 1 ? one : many);

/** "1 pip", "2 pips". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${plural(n, one, many)}`;

/** "a, b and c". */
export const list = (items: readonly string[], last: Last = 'and'): string => listFormat(last).format(items);

/** Three or more sides, the highest first: "Thranduil 9, Bito and Jane 4". */
export const standings = (sides: readonly (readonly [names: readonly string[], n: number])[]): string =>
  sides
    .toSorted(([, a], [, b]) => b - a)
    .map(([names, n]) => `${list(names)} ${n}`)
    .join(', ');

/** The items of a list, with the words between them. */
export const listParts = <T>(items: readonly T[], last: Last = 'and'): readonly (T | string)[] =>
  listFormat(last)
    .formatToParts(items.map((_, at) => String(at)))
    .flatMap<T | string>(({ type, value }) =>
      type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value],
    );

/** Capitalises the first letter: "The Living Rulebook". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Capitalises "the …" at the start of a sentence, but never a name that a player chose. */
export const begun = (text: string): string => (text.startsWith('the ') ? capital(text) : text);

/** "Fang’s", "Fangs’". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** A chance from 0 to 1 as "34 %", with a decimal below 1 % and above 99 %. Never reads 0 or 100 % unless it is. */
export const percent = (chance: number): string => {
  const all = 100 * chance;
  if (all > 0 && all < 0.1) return 'under 0.1\u00a0%';
  if (all > 99.9 && all < 100) return 'over 99.9\u00a0%';
  return `${all > 0 && (all < 1 || all > 99) && all < 100 ? all.toFixed(1) : Math.round(all)}\u00a0%`;
};

/** A length with at most one decimal: "5", "2.5". */
export const length = (far: number): string => String(Number(far.toFixed(1)));

/** A share from 0 to 1 as a percentage with one decimal: "33.3 %". */
export const tenths = (share: number): string => `${(share * 100).toFixed(1)}\u00a0%`;

/** ", 12 s left"; empty while the time left is unknown. */
export const timeLeft = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `, ${Math.ceil(seconds)}\u00a0s left`;

/** Default noun for what a player fields. */
export const heroNoun = { one: 'hero', many: 'heroes' };

/** Title and first line of a game's glossary, on the rules pages and in print. */
export const wordsOfTheGame = {
  title: 'Game terms',
  lead: 'Every term of the game, explained in one line.',
};

/** Terms that are the same wherever they appear, in the product and in every game. */
export const terms = {
  /** The tag of the language, for pages and files. */
  language: 'en',
  product: 'Pipsmith',
  game: 'Whack & Slaughter',
  points: (n: number): string => count(n, 'point'),
  credits:
    'Whack & Slaughter by Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0. Icons: game-icons.net, CC BY 3.0.',
};
