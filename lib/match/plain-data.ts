/** JSON data: nothing else goes into a state, a choice or a replay. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [key: string]: PlainData };

/** Limits of submitted data; anything larger is refused unread. */
const mostDepth = 16;
const mostParts = 2_000;
const mostCharacters = 20_000;

/** Counts copied parts, so that copying stops at the limit. */
interface SizeBudget {
  parts: number;
  characters: number;
}

const isPlainObject = (value: object): boolean => {
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
};

const copyText = (text: string, budget: SizeBudget): string | undefined => {
  budget.characters -= text.length;
  return budget.characters < 0 ? undefined : text;
};

const copyList = (
  list: readonly unknown[],
  budget: SizeBudget,
  depth: number,
): readonly PlainData[] | undefined => {
  const items: PlainData[] = [];
  for (const item of list) {
    const copied = copyPart(item, budget, depth);
    if (copied === undefined) return undefined;
    items.push(copied);
  }
  return items;
};

const copyObject = (object: object, budget: SizeBudget, depth: number): PlainData | undefined => {
  if (!isPlainObject(object)) return undefined;
  const fields: [string, PlainData][] = [];
  for (const [key, field] of Object.entries(object) as [string, unknown][]) {
    // As JSON does.
    if (field === undefined) continue;
    const copied = copyText(key, budget) === undefined ? undefined : copyPart(field, budget, depth);
    if (copied === undefined) return undefined;
    fields.push([key, copied]);
  }
  return Object.fromEntries(fields);
};

const copyPart = (value: unknown, budget: SizeBudget, depth: number): PlainData | undefined => {
  budget.parts -= 1;
  if (budget.parts < 0 || depth < 0) return undefined;
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return copyText(value, budget);
  // Adding 0 makes a -0 a plain 0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (Array.isArray(value)) return copyList(value, budget, depth - 1);
  return typeof value === 'object' ? copyObject(value, budget, depth - 1) : undefined;
};

/** A copy of plain data; undefined if it isn't plain, is circular or too large. */
export const plainCopy = (value: unknown): PlainData | undefined =>
  copyPart(value, { parts: mostParts, characters: mostCharacters }, mostDepth);

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
