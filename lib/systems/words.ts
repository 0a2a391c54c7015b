import type { GameWord, WordGroup } from './reference-part';
import { plainText, type PageText, type SectionText } from './rule-book';

/** A stretch of a text; `word` where it is a word of the game. */
export interface ExplainedPart {
  readonly text: string;
  readonly word?: GameWord;
}

interface Finder {
  readonly pattern: RegExp;
  readonly wordOf: ReadonlyMap<string, GameWord>;
}

/** The sign of a distance is too small to touch: its number goes with it. */
const distanceSign = '#';

const finders = new WeakMap<readonly WordGroup[], Finder>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const formsOf = ({ name, forms = [name, `${name}s`] }: GameWord): readonly string[] => forms;

const finderOf = (groups: readonly WordGroup[]): Finder => {
  const known = finders.get(groups);
  if (known) return known;
  const wordOf = new Map(
    groups.flatMap(({ words }) =>
      words.flatMap((word) => formsOf(word).map((form) => [form, word] as const)),
    ),
  );
  const forms = [...wordOf.keys()]
    .sort((one, other) => other.length - one.length)
    .map((form) => (form === distanceSign ? '(?:\\d+(?:\\.\\d+)?)?#' : escaped(form)));
  const finder = { pattern: new RegExp(forms.join('|'), 'gu'), wordOf };
  finders.set(groups, finder);
  return finder;
};

const letter = /[\p{L}\p{N}]/u;

/** "Life" of "Life Boon" and "Vow Of Life" is part of a name. */
const isInName = (text: string, from: number, to: number): boolean => {
  if (/^[ \u00a0]\p{Lu}\p{Ll}/u.test(text.slice(to))) return true;
  const before = /(?<mark>^|[^ ]) ?(?<word>\p{Lu}\p{Ll}+) $/u.exec(text.slice(0, from));
  const mark = before?.groups?.['mark'] ?? '';
  return before !== null && mark !== '' && !/[.!?:;·(“]/u.test(mark);
};

const stands = (text: string, from: number, to: number): boolean => {
  const isSign = text[to - 1] === distanceSign;
  const [before = '', after = ''] = [text[from - 1], text[to]];
  if (letter.test(before) || letter.test(after) || before === '-' || after === '-') return false;
  // After a bold number of another part the sign is too small to touch.
  if (isSign) return from > 0 || to - from > 1;
  return !isInName(text, from, to);
};

/**
 * A text in parts, with each game term marked at its first occurrence.
 * @param told ids that were marked before; grows
 */
export const explainedParts = (
  groups: readonly WordGroup[],
  text: string,
  told = new Set<string>(),
): readonly ExplainedPart[] => {
  if (groups.length === 0) return [{ text }];
  const { pattern, wordOf } = finderOf(groups);
  const parts: ExplainedPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const word = wordOf.get(found) ?? wordOf.get(found.endsWith(distanceSign) ? distanceSign : '');
    if (!word || told.has(word.id) || !stands(text, index, index + found.length)) continue;
    told.add(word.id);
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: found, word });
    done = index + found.length;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done) });
  return parts;
};

/** The words of the game in these texts, each once. */
export const wordsIn = (groups: readonly WordGroup[], texts: readonly string[]): readonly GameWord[] => {
  const told = new Set<string>();
  return texts.flatMap((text) => explainedParts(groups, text, told).flatMap(({ word }) => word ?? []));
};

/** A word's line as plain text, without links. */
export const plainLineOf = ({ line }: GameWord): string => plainText(line);

/** A text in parts, with each game term's explanation at its first occurrence. @param told as of `explainedParts` */
export const textWithLines = (
  groups: readonly WordGroup[],
  text: string,
  told = new Set<string>(),
): readonly { readonly text: string; readonly line?: string }[] =>
  explainedParts(groups, text, told).map(({ text: part, word }) =>
    word ? { text: part, line: plainLineOf(word) } : { text: part },
  );

/** Finds a word's line. @throws RangeError for a word that the game doesn't explain */
export const linesOf =
  (groups: readonly WordGroup[]) =>
  (id: string): string => {
    const word = groups.flatMap(({ words }) => words).find((each) => each.id === id);
    if (!word) throw new RangeError(`No word ${id}.`);
    return word.line;
  };

/** Words of a game as rules of a printed reference. @param but ids explained elsewhere */
export const printedWords = (
  groups: readonly WordGroup[],
  but: readonly string[] = [],
): readonly { readonly name: string; readonly text: readonly string[] }[] =>
  groups.flatMap(({ words }) =>
    words
      .filter(({ id }) => !but.includes(id))
      .map((word) => ({ name: word.name, text: [plainLineOf(word)] })),
  );

/** The words of a game as a page of its rules. */
export const wordsPage = <Section extends string>(
  { title, lead }: { readonly title: string; readonly lead: string },
  groups: readonly (WordGroup & { readonly id: Section })[],
): PageText<Section> => {
  const sections = groups.map(({ id, title: heading, words }): readonly [Section, SectionText] => [
    id,
    {
      title: heading,
      text: [{ list: words.map(({ name, about, line }) => `[${name}](${about}): ${line}`) }],
    },
  ]);
  return { title, lead, sections: Object.fromEntries(sections) as Record<Section, SectionText> };
};
