/** The list with the entry at `from` moved to the place `to`; places outside of it are brought to its ends. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry === undefined) return list;
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
};

/** What is there now in the wanted order; what the order does not name comes behind. */
export const inOrder = <T>(now: readonly T[], wanted: readonly T[]): readonly T[] => [
  ...wanted.filter((entry) => now.includes(entry)),
  ...now.filter((entry) => !wanted.includes(entry)),
];

/** The place of the row that a height stands in: rows by their middles, so that a drag swaps at half a row. */
export const placeAt = (y: number, middles: readonly number[]): number => {
  const place = middles.findIndex((middle) => y < middle);
  return place === -1 ? middles.length : place;
};
