/** Part of a line: its characters, which are drawn together. */
interface Part {
  readonly text: string;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Plain ranges: it is asked of every line. */
const firstOfThem = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Whether anything in a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => firstOfThem.test(text);

type Class = 'left' | 'right' | 'digit' | 'neutral';

const classOf = ({ text }: Part): Class => {
  if (/^\p{Nd}/u.test(text)) return 'digit';
  if (rightToLeft.test(text)) return 'right';
  return /\p{L}/u.test(text) ? 'left' : 'neutral';
};

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

type Side = 'left' | 'right';

/** A digit counts as written from right to left where its neighbours ask. */
const sideOf = (one: Class): Side | undefined =>
  one === 'neutral' ? undefined : one === 'left' ? 'left' : 'right';

const opening = '([{<«';

/** Pairs of brackets by their places. */
const pairsIn = (parts: readonly Part[]): readonly (readonly [from: number, to: number])[] => {
  const open: number[] = [];
  return parts.flatMap(({ text }, to) => {
    const closes = mirrored[text];
    if (closes === undefined) return [];
    if (opening.includes(text)) {
      open.push(to);
      return [];
    }
    const from = open.findLast((at) => parts[at]?.text === closes);
    if (from === undefined) return [];
    open.length = open.indexOf(from);
    return [[from, to] as const];
  });
};

/** Separators between names of a list, and before a number of things: no part of either. */
const joints: ReadonlySet<string | undefined> = new Set(['·', '×']);

/** Whether a length begins here, or goes on: digits, and the sign of lengths of a game behind them. */
const isOfLength = (parts: readonly Part[], at: number): boolean => {
  let to = at;
  while (/^[\d.]$/.test(parts[to]?.text ?? '')) to += 1;
  return to > at && /^[#″]$/.test(parts[to]?.text ?? '');
};

/** Whether something is the product's own in a line that is written from the left, not a part of a name in it. */
const isOwn = (parts: readonly Part[], at: number): boolean =>
  joints.has(parts[at]?.text) || isOfLength(parts, at);

/** Classes in which digits after letters from the left are such, and brackets are of the side that the two of a pair share. */
const resolvedOf = (parts: readonly Part[], base: Side): readonly Class[] => {
  let strong: Class = base;
  const classes = parts.map((part, at): Class => {
    const one = base === 'left' && isOwn(parts, at) ? 'left' : classOf(part);
    if (one === 'left' || one === 'right') strong = one;
    return one === 'digit' && strong === 'left' ? 'left' : one;
  });
  for (const [from, to] of pairsIn(parts)) {
    const within = new Set(classes.slice(from + 1, to).flatMap((one) => sideOf(one) ?? []));
    if (within.size === 0) continue;
    const before =
      classes
        .slice(0, from)
        .map(sideOf)
        .findLast((side) => side !== undefined) ?? base;
    const side = within.has(base) ? base : before;
    classes[from] = side;
    classes[to] = side;
  }
  return classes;
};

/** Embedding levels: odd ones run from right to left. Neutrals go with their neighbours where these agree. */
const levelsOf = (parts: readonly Part[]): readonly number[] => {
  const first = parts.map(classOf).find((one) => one === 'left' || one === 'right');
  const base: Side = first === 'right' ? 'right' : 'left';
  const levels = { left: base === 'right' ? 2 : 0, right: 1, digit: 2 } as const;
  const classes = resolvedOf(parts, base);
  const sides = classes.map(sideOf);
  return classes.map((one, index) => {
    if (one !== 'neutral') return levels[one];
    const before = sides.slice(0, index).findLast((side) => side !== undefined) ?? base;
    const after = sides.slice(index).find((side) => side !== undefined) ?? base;
    return levels[before === after ? before : base];
  });
};

/** A part at its place in the line, from the left; `isReversed`: it follows in reading what stands to its right. */
export interface Placed<P extends Part> {
  readonly part: P;
  readonly isReversed: boolean;
}

/**
 * The parts of a line in the order in which they stand, from the left: the Unicode Bidirectional Algorithm (UAX 9)
 * without its marks, which texts of cards do not keep: in their place the signs of lists and lengths keep names apart.
 * Brackets within what runs from right to left are turned.
 */
export const fromTheLeft = <P extends Part>(parts: readonly P[]): readonly Placed<P>[] => {
  const levels = levelsOf(parts);
  const placed = parts.map((part, index) => {
    const level = levels[index] ?? 0;
    const isReversed = level % 2 === 1;
    const text = isReversed ? mirrored[part.text] : undefined;
    return { part: text === undefined ? part : { ...part, text }, isReversed, level };
  });
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1)
    for (let from = 0; from < placed.length;) {
      let to = from;
      while (to < placed.length && (placed[to]?.level ?? 0) >= level) to += 1;
      placed.splice(from, to - from, ...placed.slice(from, to).reverse());
      from = to + 1;
    }
  return placed;
};
