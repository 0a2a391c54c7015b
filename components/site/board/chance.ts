/** Numbers from 0 to 1 that look drawn and are the same each time: what is drawn with them never changes. */
export const chanceOf = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export const seedOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter) >>> 0,
    7,
  );
