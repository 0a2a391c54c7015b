/**
 * How much an entry of a skill says. A bare number is a digit and grows with the pips of its line; `word` is a number word
 * and never grows; `each` counts something, and its `by` grows unless it is a word. `Unit`: what a game counts.
 */
export type Amount<Unit extends string> = number | Fixed | ForEach<Unit>;
export interface Fixed {
  readonly fixed: number;
}
export interface ForEach<Unit extends string> {
  readonly each: Unit;
  readonly by: number | Fixed;
}

/** A number word, which never grows. */
export const fixed = (number: number): Fixed => ({ fixed: number });

/** The stated number, without the unit that it is counted for. */
export const saidBy = <Unit extends string>(amount: Amount<Unit>): number | Fixed =>
  typeof amount === 'object' && 'each' in amount ? amount.by : amount;

const grown = (said: number | Fixed, pips: number): number =>
  typeof said === 'number' ? said * pips : said.fixed;

/** True for what grows with pips. */
export const isGrowing = <Unit extends string>(amount: Amount<Unit>): boolean =>
  typeof saidBy(amount) === 'number';

/** The number in an amount for this many pips, for one of what it counts. */
export const figureOf = <Unit extends string>(amount: Amount<Unit>, pips: number): number =>
  grown(saidBy(amount), pips);

/**
 * Value of an amount. `pips`: those of its line, 1 before the pip; `count` is asked how many there are of what a "for
 * each" counts.
 */
export const amountOf = <Unit extends string>(
  amount: Amount<Unit>,
  pips: number,
  count: () => number,
): number => {
  if (typeof amount === 'object' && 'each' in amount) return count() * grown(amount.by, pips);
  return grown(amount, pips);
};

const multiplied = (said: number | Fixed, factor: number): number | Fixed =>
  typeof said === 'number' ? said * factor : fixed(said.fixed * factor);

/** An amount this many times: once, or the other way round. */
export const times = <Unit extends string>(amount: Amount<Unit>, factor: 1 | -1): Amount<Unit> =>
  typeof amount === 'object' && 'each' in amount
    ? { ...amount, by: multiplied(amount.by, factor) }
    : multiplied(amount, factor);
