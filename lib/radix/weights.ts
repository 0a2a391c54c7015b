/** How the values of a choice share its room: a value of weight w out of the total costs log2(total / w) bits. */
export interface Weights {
  readonly total: number;
  readonly weights: readonly number[];
  /** Where each value's share of the room begins. */
  readonly starts: readonly number[];
  /** Whose share each place of the room is. */
  readonly owners: Uint8Array;
  /** Bits that each value costs. */
  readonly costs: readonly number[];
}

/** The room for up to 256 values with these weights, whole numbers of at least 1. They never change within a version. */
export const weighted = (weights: readonly number[]): Weights => {
  const starts: number[] = [];
  let total = 0;
  for (const weight of weights) {
    starts.push(total);
    total += weight;
  }
  const owners = new Uint8Array(total);
  weights.forEach((weight, value) => {
    const start = starts[value] ?? 0;
    owners.fill(value, start, start + weight);
  });
  return { total, weights, starts, owners, costs: weights.map((weight) => Math.log2(total / weight)) };
};
