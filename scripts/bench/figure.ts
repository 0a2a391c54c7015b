/** One figure beside its goal. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly goal: number;
  /**
   * For rates and counts, more is better; for anything else, less is. The power says how a cost grows with a
   * size: 1 if twice the size costs twice as much.
   */
  readonly unit: 'µs' | 'ms' | 'KB' | 'MB' | 'x' | '/s' | 'of' | 'power';
}

/** The middle of some figures; of an even number the lower one of the two. @throws RangeError for none */
export const median = (values: readonly number[]): number => {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('No figures, no middle.');
  return middle;
};

const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

export const isMet = ({ value, goal, unit }: Figure): boolean =>
  unit === '/s' || unit === 'of' ? value >= goal : value <= goal;

/** "  ok    hero validated                 12.3 µs   goal 50 µs"; a figure beyond its goal is marked. */
export const line = (figure: Figure): string => {
  const { what, value, goal, unit } = figure;
  return [
    isMet(figure) ? '  ok    ' : '  MISSED',
    what.padEnd(82),
    `${rounded(value)} ${unit}`.padStart(12),
    `goal ${goal} ${unit}`.padStart(14),
  ].join(' ');
};
