/** Letters of names that a row of a phone has room for. */
const most = 30;
/** A shorter first word is a title or an article. */
const least = 4;

/**
 * First names for an order of turns whose names have no room in a row; undefined where they have, or where two would be
 * alike.
 */
export const shortTurns = (names: readonly string[]): readonly string[] | undefined => {
  const all = [...new Set(names)];
  if (names.reduce((sum, { length }) => sum + length, 0) <= most) return undefined;
  const firstOf = (name: string): string => {
    const [first = name] = name.split(' ');
    const isAlone = all.every((other) => other === name || other.split(' ')[0] !== first);
    return isAlone && first.length >= least && !/[’']s?$/.test(first) ? first.replace(/[:,]$/, '') : name;
  };
  return names.map(firstOf);
};
