import { count, plural } from '#words/language/words';

/** "−1 Bleeding", "+1 cover". */
const partText = (amount: number, name: string, isFirst: boolean): string => {
  // A DV of 0 is subtracted as well.
  const sign = amount < 0 || Object.is(amount, -0) ? '−' : isFirst ? '' : '+';
  return `${sign}${Math.abs(amount)} ${name}`;
};

/** A value whose name is short: "Attack (AV) 5". */
const shortValues = {
  attack: (name: string, is: number): string => `Attack (${name}) ${is}`,
  defence: (name: string, is: number): string => `Defence (${name}) ${is}`,
} as const;

/** Dice of a roll, and the value that one of them gives. */
export const rollText = {
  sum: (name: string, is: number): string => `${name} ${is}`,
  /** "Attack (AV) 5". @param name short name of the value */
  valueAs: (as: 'attack' | 'defence' | undefined, name: string, is: number): string =>
    as !== undefined && /^[A-Z]+$/.test(name) ? shortValues[as](name, is) : `${name} ${is}`,
  against: (name: string, is: number): string => `against ${name} ${is}`,
  toBeat: (name: string, is: number): string =>
    `The attack (${name}) is ${is}: match or beat it to lose nothing.`,
  /** "4 on the die, −1 Bleeding"; empty if only the die counts. */
  parts: (parts: readonly { readonly amount: number; readonly name: string }[]): string =>
    parts.length < 2
      ? ''
      : parts.map(({ amount, name }, nth) => partText(amount, name, nth === 0)).join(', '),
  /** "The 6 counts: it’s the only die with Defence pips. 3 on the die, −1 Bleeding." */
  whyDie: ([because = '', ...more]: readonly string[]): string =>
    [because, ...more].map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
  face: (face: number): string => `A die shows its ${face}-face`,
  /** Dice of a roll that show the same face, in one phrase. */
  faces: (face: number, times: number): string =>
    `${count(times, 'die', 'dice')} ${plural(times, 'shows its', 'show their')} ${face}-face`,
  picked: 'the die that counts',
};
