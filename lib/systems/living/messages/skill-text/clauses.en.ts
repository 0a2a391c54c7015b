import type { Who } from '../../skills/effects/terms';
import type {
  Clause,
  Noun,
  Place,
  Predicate,
  SubjectClause,
} from '#words/systems/living/messages/skill-text/grammar';
import { phrase, type Phrase } from '#words/systems/living/messages/skill-text/phrase';
import { noun } from '#words/systems/living/messages/skill-text/who';

/** User of the skill. */
export const you: Noun = { text: phrase`you`, number: 'you', possessive: 'your' };

/** Clause about an act by or on somebody: "the target receives 1 Slowed counter", "you lose 1 Life". */
export const statement = (who: Who, place: Place, verb: string, rest: Phrase): SubjectClause => ({
  subject: noun(who, place),
  verb,
  rest,
  isStatement: true,
});

/** Clause that asks you to do something: "remove 1 condition". */
export const instruction = (verb: string, rest: Phrase): SubjectClause => ({ subject: you, verb, rest });

/** An act as clauses of a sentence, and what is to be known of it in sentences of their own. */
export interface ActText {
  readonly clauses: readonly Clause[];
  readonly notes?: readonly Phrase[];
  /** A sentence of its own, whatever stands beside it. */
  readonly alone?: true;
}

/** An act in one clause. */
export const one = (clause: Clause): ActText => ({ clauses: [clause] });

/** An act in a sentence of its own, and what is to be known of it. */
export const alone = (whole: Phrase, ...notes: readonly Phrase[]): ActText => ({
  clauses: [{ whole }],
  notes,
  alone: true,
});

/** An act that is no predicate of anybody. */
export const whole = (words: Phrase): ActText => one({ whole: words });

/** Predicate of a property about its bearer, with notes in sentences of their own. */
export interface SaidOf extends Predicate {
  readonly notes?: readonly Phrase[];
}

/** A verb, what follows it, and what is to be known of it. */
export const says = (verb: string, rest: Phrase, ...notes: readonly Phrase[]): SaidOf => ({
  verb,
  rest,
  ...(notes.length > 0 && { notes }),
});
