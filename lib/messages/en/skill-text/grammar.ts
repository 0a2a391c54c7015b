import type { SkillTarget } from '@/lib/systems/index';

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
  readonly subject: Noun;
  readonly predicate: string;
}

/** Where the words stand: the pips that scale them and what the skill is aimed at. */
export interface Place {
  readonly scale: number;
  readonly target: SkillTarget | undefined;
}

const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  be: 'is',
  do: 'does',
  'may not': 'may not',
  may: 'may',
  cannot: 'cannot',
};

/** "receive" or "receives". */
export const verb = (base: string, { number }: Noun): string => {
  if (base === 'be') return number === 'one' ? 'is' : 'are';
  if (number !== 'one') return base;
  const [first = '', ...rest] = base.split(' ');
  const known = irregular[base] ?? irregular[first];
  const third =
    known ??
    (/(s|sh|ch|x|o)$/.test(first)
      ? `${first}es`
      : /[^aeiou]y$/.test(first)
        ? `${first.slice(0, -1)}ies`
        : `${first}s`);
  return irregular[base] ?? [third, ...rest].join(' ');
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;

/** One sentence, capital first and full stop last; nothing where there is nothing to say. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.:]$/.test(text) ? '' : '.'}`;

/** Clauses as one sentence part: those about one subject share it; commands to you stand without one. */
export const joined = (clauses: readonly Clause[]): string => {
  const groups: { subject: Noun; predicates: string[] }[] = [];
  for (const { subject, predicate } of clauses) {
    const last = groups.at(-1);
    if (last && last.subject.text === subject.text) last.predicates.push(predicate);
    else groups.push({ subject, predicates: [predicate] });
  }
  return listed(
    groups.map(({ subject, predicates }) =>
      subject.number === 'you' ? listed(predicates) : `${subject.text} ${listed(predicates)}`,
    ),
  );
};
