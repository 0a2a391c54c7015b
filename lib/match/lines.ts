/** Files of one JSON value a line: what a line holds, and how a fault quotes it. */

const mostQuoted = 60;

/** The value of a line; undefined if it is no JSON. */
export const parsedLine = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A text, or a value as JSON, cut off where it gets long. */
export const quoted = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? null)).slice(0, mostQuoted);
