import { listParts } from '#words/language/words';
import type { TextPart } from '../../../reference-part';
import type { SkillLine } from '../../skills/skill-text';

/** Words of a sentence, in parts, so that a digit that grows with the pips stays marked wherever it is put. */
export type Phrase = SkillLine;

/** Parts as few as possible: neighbours alike are one. */
const merged = (parts: readonly TextPart[]): Phrase => {
  const out: TextPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = out.at(-1);
    if (last && last.scales === part.scales) out[out.length - 1] = { ...last, text: last.text + part.text };
    else out.push(part);
  }
  return out;
};

const partsOf = (words: string | Phrase): Phrase => (typeof words === 'string' ? [{ text: words }] : words);

/** phrase`takes ${amount} damage`: a phrase of words and phrases. */
export const phrase = (words: TemplateStringsArray, ...between: readonly (string | Phrase)[]): Phrase =>
  merged(words.flatMap((text, index) => [{ text }, ...partsOf(between[index] ?? '')]));

/** Phrases one after the other, with words between them. */
export const joinedBy = (parts: readonly (string | Phrase)[], between: string): Phrase =>
  merged(parts.flatMap((part, index) => [{ text: index === 0 ? '' : between }, ...partsOf(part)]));

/** "a, b and c". */
export const listed = (parts: readonly (string | Phrase)[], last: 'and' | 'or' = 'and'): Phrase =>
  joinedBy(listParts(parts, last), '');

/** True for nothing said. */
export const isEmpty = (phrase: Phrase): boolean => phrase.length === 0;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One sentence, capital first and full stop last; nothing where there is nothing to say. */
export const sentence = (words: Phrase): Phrase => {
  const [first, ...rest] = words;
  return first ? phrase`${[{ ...first, text: capital(first.text) }, ...rest]}.` : [];
};
