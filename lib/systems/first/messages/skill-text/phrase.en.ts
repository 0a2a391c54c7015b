import { plural } from '#words/language/words';
import type { TextPart } from '../../../reference-part';
import type { Amount } from '../../skills/effect';

/** Words of a text, digits that grow set apart. */
export type Phrase = readonly TextPart[];

/** Scale for rendering a line of a skill: pips of its colour, and whether its digits grow. */
export interface Scaling {
  readonly scale: number;
  readonly grows: boolean;
}

/** Words and phrases as one phrase. */
export const phrase = (
  texts: TemplateStringsArray,
  ...between: readonly (string | number | Phrase)[]
): Phrase => {
  const parts: TextPart[] = [];
  const add = (part: TextPart): void => {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (last && last.scales === part.scales)
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  };
  for (const [at, text] of texts.entries()) {
    add({ text });
    const next = between[at];
    if (next === undefined) continue;
    if (typeof next === 'object') for (const part of next) add(part);
    else add({ text: String(next) });
  }
  return parts;
};

/** Several phrases with a text between each two. */
export const joined = (phrases: readonly Phrase[], by: string): Phrase =>
  phrases.reduce((all, one) => (all.length === 0 ? one : phrase`${all}${by}${one}`), []);

/** "A", "A and B", "A, B and C". */
export const listed = (phrases: readonly Phrase[]): Phrase => {
  const last = phrases.at(-1);
  const first = phrases.slice(0, -1);
  if (!last || first.length === 0) return last ?? [];
  return phrase`${joined(first, ', ')} and ${last}`;
};

/** The phrase as a sentence: a capital and a full stop. */
export const sentence = (words: Phrase): Phrase => {
  const [first, ...rest] = words;
  if (!first) return [];
  const head = { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) };
  return phrase`${[head, ...rest]}.`;
};

/** How much of an amount there is with these pips, without what it counts. */
export const count = (amount: Amount, { scale }: Scaling): number => {
  if (typeof amount === 'number') return amount * scale;
  return 'word' in amount ? amount.word : amount.by * scale;
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

const grown = (text: string, amount: Amount, { grows }: Scaling): Phrase =>
  grows && !(typeof amount === 'object' && 'word' in amount) ? [{ text, scales: true }] : [{ text }];

/** "2"; "one" for a number that the rules write as a word. */
export const digits = (amount: Amount, scaling: Scaling): Phrase =>
  typeof amount === 'object' && 'word' in amount
    ? [{ text: numberWords[amount.word] ?? String(amount.word) }]
    : grown(String(count(amount, scaling)), amount, scaling);

/** "+1", "−2". */
export const signed = (amount: Amount, scaling: Scaling): Phrase => {
  const by = count(amount, scaling);
  return grown(`${by < 0 ? '−' : '+'}${Math.abs(by)}`, amount, scaling);
};

/** "1 target", "3 targets". */
export const quantity = (amount: Amount, scaling: Scaling, one: string, many: string): Phrase =>
  phrase`${digits(amount, scaling)} ${plural(count(amount, scaling), one, many)}`;
