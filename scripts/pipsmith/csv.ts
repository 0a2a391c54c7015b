/**
 * A table whose cells come from strangers: a spreadsheet must take none of them for a formula, whatever width
 * its first sign has and whatever space comes before it. An apostrophe in front makes it a text, as OWASP
 * advises.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string => {
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' && /^\s*[=+\-@＝＋－＠]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

/** Four places. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
