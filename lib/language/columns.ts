/** Letters as a person counts them, more or less: what is wide in a terminal counts once. */
const widthOf = (text: string): number => Array.from(text).length;

/**
 * Rows of a table as lines whose columns stand under each other, two spaces apart.
 * @param left the columns whose texts begin at their left; figures, in all others, end at their right
 */
export const columns = (rows: readonly (readonly string[])[], left: readonly number[]): readonly string[] => {
  const width = (column: number): number => Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const fill = ' '.repeat(width(column) - widthOf(cell));
        return left.includes(column) ? cell + fill : fill + cell;
      })
      .join('  '),
  );
};
