import type { Lasting } from '../../skills/effects/effect';
import type { Condition, Group, Moment, One } from '../../skills/effects/terms';
import type { SkillTarget } from '../../skills/school';
import { plainLine } from '../../skills/skill-text';
import { joinedBy, listed, phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';

/** Subject of a sentence. */
export interface Noun {
  readonly text: Phrase;
  /** "you" takes the imperative, one figure "receives", several "receive". */
  readonly number: 'you' | 'one' | 'many';
  /** "your", "their", "its". */
  readonly possessive: string;
}

/** Statement about a subject: a verb in its base form ("receive", "be", "can’t") and the words after it. */
export interface Predicate {
  readonly verb: string;
  readonly rest: Phrase;
}

/** A predicate with its subject, to be put together with others about the same subject. */
export interface SubjectClause extends Predicate {
  readonly subject: Noun;
  /** A statement about you, not an order to you: "you lose 1 Life", where an order says "move 1#". */
  readonly isStatement?: true;
}

export type Clause = SubjectClause | { readonly whole: Phrase };

/** Where the words stand: the pips that scale them and what the skill is aimed at. */
export interface Place {
  readonly scale: number;
  /** Digits grow with the pips here; before the pips they stand as they are. */
  readonly grows: boolean;
  /** A single one here comes once for each pip, and the text says so. */
  readonly perPip?: boolean;
  readonly target: SkillTarget | undefined;
  /** Figure the sentence has named already: "it" from there on. */
  readonly known?: One;
  /** Conditions that the line has given the target already: "1 more Deep Wound counter" from there on. */
  readonly given?: readonly Condition[];
  /** Meaning of "the target" for a skill with several: each of them, or the first. */
  readonly targets?: 'each' | 'first';
  /** Figure the line has healed already: "1 more Life" from there on. */
  readonly healed?: readonly One[];
  /** Groups that another line has named already: "each of them" from there on. */
  readonly mentioned?: readonly Group[];
  /** Effects that have started on somebody before: those of the same duration say "meanwhile". */
  readonly timed?: readonly Pick<Lasting, 'on' | 'until'>[];
  /** Moments that another line waits for already: "when that happens" from there on. */
  readonly awaited?: readonly string[];
  /** Subject of a time that opens its line: "this hex". */
  readonly lasting?: string;
  /** The enchantment does nothing while it stays; its end may. */
  readonly mark?: 'idle' | 'until-removed';
  /** Moment that the words wait for. */
  readonly moment?: Moment;
  /** Within a sentence that something else opens. */
  readonly inner?: true;
  /** The skill is used with an attack: what does not wait for a hit says so. */
  readonly withAttack?: boolean;
  /** The skill is a spell: an attack by it that DV defends against says so. */
  readonly bySpell?: true;
}

const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  may: 'may',
  'can’t': 'can’t',
  would: 'would',
};

const third = (base: string): string => {
  if (/(s|sh|ch|x|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** "receive" or "receives"; of several words the first changes. */
export const verb = (base: string, { number }: Pick<Noun, 'number'>): string => {
  const [first = '', ...rest] = base.split(' ');
  const isOne = number === 'one';
  const form = first === 'be' ? (isOne ? 'is' : 'are') : isOne ? (irregular[first] ?? third(first)) : first;
  return [form, ...rest].join(' ');
};

/** "receives 1 Slowed counter" and "receives 1 Dazed counter" share their verb. */
export const shared = (predicates: readonly Predicate[], subject: Pick<Noun, 'number'>): Phrase => {
  const groups: { verb: string; rests: Phrase[] }[] = [];
  for (const { verb: base, rest } of predicates) {
    const last = groups.at(-1);
    if (last?.verb === base) last.rests.push(rest);
    else groups.push({ verb: base, rests: [rest] });
  }
  const parts = groups.map(
    ({ verb: base, rests }) =>
      phrase`${verb(base, subject)} ${base === 'perform' ? joinedBy(rests, ', then ') : listed(rests)}`,
  );
  const isLong = groups.slice(0, -1).some(({ rests }) => rests.length > 1);
  return isLong ? phrase`${joinedBy(parts.slice(0, -1), ', ')}, and ${parts.at(-1) ?? ''}` : listed(parts);
};

interface Run {
  readonly subject: Noun;
  readonly isStatement: boolean;
  readonly predicates: Predicate[];
}

const said = ({ subject, isStatement, predicates }: Run, isFirst: boolean): Phrase =>
  subject.number === 'you' && isFirst && !isStatement
    ? shared(predicates, subject)
    : phrase`${subject.text} ${shared(predicates, subject)}`;

/**
 * Clauses as parts of a sentence: those about one subject share it. Orders to you stand without one where nobody else
 * was named before.
 */
export const joined = (clauses: readonly Clause[]): Phrase => {
  const runs: (Run | Phrase)[] = [];
  for (const clause of clauses) {
    const last = runs.at(-1);
    if ('whole' in clause) runs.push(clause.whole);
    else if (
      last &&
      'subject' in last &&
      plainLine(last.subject.text) === plainLine(clause.subject.text) &&
      last.isStatement === (clause.isStatement === true)
    )
      last.predicates.push(clause);
    else
      runs.push({ subject: clause.subject, isStatement: clause.isStatement === true, predicates: [clause] });
  }
  const parts = runs.map((run, index) => ('subject' in run ? said(run, index === 0) : run));
  return parts.length < 2
    ? joinedBy(parts, '')
    : phrase`${joinedBy(parts.slice(0, -1), ', ')}, and ${parts.at(-1) ?? ''}`;
};
