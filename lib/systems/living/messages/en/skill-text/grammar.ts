import type { Condition } from '../../../skills/effects/terms';
import type { SkillTarget } from '../../../skills/school';

/** Who or what a sentence is about. */
export interface Noun {
  readonly text: string;
  /** "you" takes the imperative, one figure "receives", several "receive". */
  readonly number: 'you' | 'one' | 'many';
  /** "your", "their", "its". */
  readonly possessive: string;
}

/** What a clause says of its subject, to be put together with others about the same subject. */
export interface Clause {
  /** Without one, the predicate is a whole clause of its own. */
  readonly subject: Noun | undefined;
  readonly predicate: string;
  /** A sentence of its own, whatever stands beside it. */
  readonly alone?: true;
}

/** Where the words stand: the pips that scale them and what the skill is aimed at. */
export interface Place {
  readonly scale: number;
  readonly target: SkillTarget | undefined;
  /** Whoever the sentence has named already: "it" from there on. */
  readonly known?: string;
  /** In the always-on line of a skill on someone else: what it does to you needs its time told at once. */
  readonly always?: boolean;
  /** Conditions that the sentence has given already: "1 more Deep Wound" from there on. */
  readonly given?: readonly Condition[];
  /** Of a skill that may have several targets: what "the target" is then, each of them or the first. */
  readonly targets?: 'each' | 'first';
}

const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  may: 'may',
  cannot: 'cannot',
  would: 'would',
};

const third = (base: string): string => {
  if (/(s|sh|ch|x|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** "receive 1 Slowed" or "receives 1 Slowed"; only the first word changes. */
export const verb = (predicate: string, { number }: Noun): string => {
  const [first = '', ...rest] = predicate.split(' ');
  const isOne = number === 'one';
  const form = first === 'be' ? (isOne ? 'is' : 'are') : isOne ? (irregular[first] ?? third(first)) : first;
  return [form, ...rest].join(' ');
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

/** One sentence, capital first and full stop last; nothing where there is nothing to say. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.:]$/.test(text) ? '' : '.'}`;

/** "receives 1 Slowed" and "receives 1 Dazed" share their verb. */
const shared = (predicates: readonly string[]): string => {
  const groups: { first: string; rests: string[] }[] = [];
  for (const predicate of predicates) {
    const [first = '', ...rest] = predicate.split(' ');
    const last = groups.at(-1);
    if (last?.first === first) last.rests.push(rest.join(' '));
    else groups.push({ first, rests: [rest.join(' ')] });
  }
  const parts = groups.map(({ first, rests }) =>
    `${first} ${first.startsWith('perform') ? rests.join(', then ') : listed(rests)}`.trim(),
  );
  const long = parts.slice(0, -1).some((part) => part.includes(' and '));
  return long ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}` : listed(parts);
};

/**
 * Clauses as one part of a sentence: those about one subject share it, and commands to you stand without one where
 * nobody else was named before.
 */
export const joined = (clauses: readonly Clause[]): string => {
  const groups: { subject: Noun | undefined; predicates: string[] }[] = [];
  for (const { subject, predicate } of clauses) {
    const last = groups.at(-1);
    if (last && subject && last.subject?.text === subject.text) last.predicates.push(predicate);
    else groups.push({ subject, predicates: [predicate] });
  }
  const parts = groups.map(({ subject, predicates }, index) => {
    if (!subject || (subject.number === 'you' && index === 0)) return shared(predicates);
    return `${subject.text} ${shared(predicates)}`;
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
};
