import { plainLine } from '../../skills/skill-text';
import { phrase, sentence as ended, type Phrase } from '#words/systems/living/messages/skill-text/phrase';

/** A sentence of a line; `opening` is what the rest hangs on: "if this attack hits", "the next time you are hit". */
export interface Sentence {
  readonly opening?: Phrase;
  readonly body: Phrase;
}

/** A sentence as words, without capital and full stop. */
export const wordsOf = ({ opening, body }: Sentence): Phrase =>
  opening ? phrase`${opening}, ${body}` : body;

/** Neighbours that hang on the same are one sentence. */
export const joinSentences = (sentences: readonly Sentence[]): readonly Phrase[] => {
  const out: Sentence[] = [];
  for (const next of sentences) {
    const last = out.at(-1);
    if (last?.opening && next.opening && plainLine(last.opening) === plainLine(next.opening))
      out[out.length - 1] = { ...last, body: phrase`${last.body}, and ${next.body}` };
    else out.push(next);
  }
  return out.map((each) => ended(wordsOf(each)));
};
