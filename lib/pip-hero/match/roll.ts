/** Pips by face, the 1-face first; and a roll: the faces that lie, 1 to 6. */
export type Sides = readonly number[];
export type Roll = readonly number[];

/** Pips of the die that shows the most. */
export const bestOf = (sides: Sides, roll: Roll): number => {
  let best = 0;
  for (const face of roll) best = Math.max(best, sides[face - 1] ?? 0);
  return best;
};

/** Pips of all dice together. */
export const sumOf = (sides: Sides, roll: Roll): number => {
  let sum = 0;
  for (const face of roll) sum += sides[face - 1] ?? 0;
  return sum;
};
