/** One observation: how much of each column, the result, and how many matches it counts for. */
export interface Observation {
  /** Columns that are not 0, with their amounts. */
  readonly amounts: readonly (readonly [column: number, amount: number])[];
  readonly value: number;
  readonly weight: number;
}

/** Worth of a column, and the standard error of that. */
export interface Estimate {
  readonly worth: number;
  readonly error: number;
}

type Matrix = readonly Float64Array[];

const zeros = (size: number): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size));

const at = (row: Float64Array | undefined, column: number): number => row?.[column] ?? 0;

/** The lower triangle L of a symmetric positive definite matrix, L times its transpose; undefined for any other. */
const cholesky = (matrix: Matrix): Matrix | undefined => {
  const lower = zeros(matrix.length);
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(matrix[i], j);
      for (let k = 0; k < j; k += 1) sum -= at(row, k) * at(lower[j], k);
      if (i === j) {
        if (!(sum > 1e-12)) return undefined;
        row[i] = Math.sqrt(sum);
      } else row[j] = sum / at(lower[j], j);
    }
  }
  return lower;
};

/** Solves L Lᵀ x = b. */
const solved = (lower: Matrix, b: Float64Array): Float64Array => {
  const size = lower.length;
  const x = Float64Array.from(b);
  for (let i = 0; i < size; i += 1) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(lower[i], k) * (x[k] ?? 0);
    x[i] = sum / at(lower[i], i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= at(lower[k], i) * (x[k] ?? 0);
    x[i] = sum / at(lower[i], i);
  }
  return x;
};

/**
 * Ridge regression without a constant, by weighted least squares: what each column adds to the value. The
 * standard errors are those of the ridge estimate, with the variance taken from what the columns leave
 * unexplained.
 * @param columns how many there are
 * @param ridge 0 for ordinary least squares; otherwise it pulls every worth towards 0, as this many further
 * matches would in which the column made no difference
 * @returns undefined if the columns cannot be told apart, or there are no more observations than columns
 * explain
 */
export const regression = (
  observations: readonly Observation[],
  columns: number,
  ridge: number,
): readonly Estimate[] | undefined => {
  const normal = zeros(columns);
  const right = new Float64Array(columns);
  for (const { amounts, value, weight } of observations)
    for (const [i, one] of amounts) {
      right[i] = (right[i] ?? 0) + weight * one * value;
      const row = normal[i];
      if (row) for (const [j, other] of amounts) row[j] = at(row, j) + weight * one * other;
    }
  const ridged = normal.map((row, i) => row.map((sum, j) => (i === j ? sum + ridge : sum)));
  const lower = cholesky(ridged);
  if (!lower) return undefined;
  const worths = solved(lower, right);
  // Column j of the inverse, and of the inverse times the plain normal matrix times the inverse.
  const inverse = normal.map((_, j) =>
    solved(
      lower,
      Float64Array.from(normal, (__, i) => Number(i === j)),
    ),
  );
  const explained = normal.reduce(
    (sum, row, i) => sum + row.reduce((part, each, j) => part + each * at(inverse[j], i), 0),
    0,
  );
  const free = observations.length - explained;
  if (!(free > 0)) return undefined;
  const unexplained = observations.reduce((sum, { amounts, value, weight }) => {
    const expected = amounts.reduce((part, [i, amount]) => part + amount * (worths[i] ?? 0), 0);
    return sum + weight * (value - expected) ** 2;
  }, 0);
  const variance = unexplained / free;
  return inverse.map((column, j) => {
    const through = normal.map((row) => row.reduce((sum, each, k) => sum + each * at(column, k), 0));
    const spread = column.reduce((sum, each, i) => sum + each * (through[i] ?? 0), 0);
    return { worth: worths[j] ?? 0, error: Math.sqrt(Math.max(0, variance * spread)) };
  });
};
