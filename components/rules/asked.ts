import { folded } from '@/lib/language/folded';
import { searchWords } from '#words/messages/search-words';

const { small, asking, phrases, synonyms, endings } = searchWords;

/** A word that is looked for, with others that are as good. */
export type Concept = readonly [own: string, ...alike: string[]];

export interface Asked {
  readonly concepts: readonly Concept[];
  /** Words were left out or read for others: then what has the most of the rest answers, not only what has all. */
  readonly isQuestion: boolean;
}

const shortest = 4;

const bare = (word: string): readonly string[] =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, -ending.length));

const alternatives = new Map(Object.entries<string>(synonyms));

const conceptOf = (word: string): Concept => [
  word,
  ...(alternatives.get(word)?.split(' ') ?? []),
  ...bare(word),
];

/** Concepts and words of a query. */
export const askedOf = (query: string): Asked => {
  let rest = ` ${folded(query)
    .replace(/[?!.,]/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const concepts: Concept[] = [];
  for (const [phrase, means] of Object.entries(phrases)) {
    if (!rest.includes(` ${phrase} `)) continue;
    const [first = '', ...more] = means.split(' ');
    concepts.push([first, ...more]);
    rest = rest.replace(` ${phrase} `, '  ');
  }
  const all = rest.split(' ').filter((word) => word !== '');
  const about = all.filter((word) => !asking.has(word) && !small.has(word));
  const isQuestion = concepts.length > 0 || (all.length > 2 && about.length < all.length);
  const kept = isQuestion ? about : all.filter((word) => !small.has(word));
  return { concepts: [...concepts, ...kept.map(conceptOf)], isQuestion };
};
