import MiniSearch, { type SearchResult } from 'minisearch';
import { folded } from '@/lib/language/folded';
import { searchWords } from '#words/messages/search-words';
import { askedOf, type Asked } from './asked';
import type { RuleEntry } from '@/lib/systems/reference-part';

/** A find with the part of its text that tells why it was found. */
export type Found = Pick<RuleEntry, 'address' | 'title' | 'where'> & { readonly excerpt: string };

const excerptSize = 120;
const shown = 12;

const excerptOf = (text: string, terms: readonly string[]): string => {
  const plain = folded(text);
  const places = terms.map((term) => plain.indexOf(term)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  if (text.length <= excerptSize) return text;
  const from = first < excerptSize / 2 ? 0 : text.lastIndexOf(' ', first - 30) + 1;
  const part = text.slice(from, from + excerptSize);
  const to = from + part.length < text.length ? part.lastIndexOf(' ') : part.length;
  return `${from > 0 ? '… ' : ''}${part.slice(0, to)}${from + to < text.length ? ' …' : ''}`;
};

/** Notes repeat the names of what they settle; the thing itself comes first. */
const weightOf = ({ isNote, address }: RuleEntry): number => {
  if (isNote) return 0.45;
  if (!address.includes('#')) return 1;
  // A school's text about movement is an exception to the rules of movement.
  return address.includes('/') ? 0.75 : 0.9;
};

/** The search over all rules: by beginnings of words and, where nothing has them, forgiving a slip in longer ones; the best twelve. */
export const openIndex = (all: readonly RuleEntry[]): ((query: string) => readonly Found[]) => {
  const byAddress = new Map(all.map((entry) => [entry.address, entry]));
  const index = new MiniSearch<RuleEntry>({
    idField: 'address',
    fields: ['title', 'where', 'text'],
    processTerm: (term) => {
      const word = folded(term);
      return word === '' || searchWords.small.has(word) ? null : word;
    },
    // An apostrophe belongs to its word.
    tokenize: (text) => text.split(/[^\p{L}\p{N}#+'’-]+/u).filter((word) => word !== ''),
    searchOptions: {
      boost: { title: 5, where: 1.2 },
      prefix: true,
      combineWith: 'AND',
      boostDocument: (address: string) => {
        const entry = byAddress.get(address);
        return entry ? weightOf(entry) : 1;
      },
    },
  });
  index.addAll(all);
  const words = new Set(
    all.flatMap(({ title, text }) => `${title} ${text}`.split(/[^\p{L}]+/u).map((word) => folded(word))),
  );
  // "cross bow" is meant as "crossbow" wherever some text writes it so.
  const written = (query: string): string =>
    query.replace(/([\p{L}]{3,}) +(?=([\p{L}]{3,}))/gu, (pair, one: string, other: string) =>
      words.has(folded(one + other)) ? one : pair,
    );
  /** Grouped by concept: each counts once, however many of its words an entry has. */
  const about = ({ concepts, isQuestion }: Asked) => {
    if (concepts.length === 0) return [];
    return index
      .search({
        combineWith: 'OR',
        queries: concepts.map((concept) => ({ combineWith: 'OR', queries: [...concept] })),
      })
      .map((result) => {
        const met = concepts.filter((concept) => concept.some((word) => result.queryTerms.includes(word)));
        // A question is about a rule, unless the name of a skill answers it.
        const likely = isQuestion && String(result.id).startsWith('skills/') ? 0.5 : 1;
        return {
          ...result,
          met: met.length,
          score: likely * result.score * (met.length / concepts.length) ** 2,
        };
      })
      .filter(({ met }) => isQuestion || met === concepts.length)
      .sort((one, other) => other.score - one.score);
  };
  const search = (query: string) => {
    // Half of all words begin with any given letter, so for one letter only titles count.
    if (query.trim().length < 2) return index.search(query, { fields: ['title'] });
    const joined = written(query);
    const asked = askedOf(joined);
    // "You! Get up!" is no question.
    const named = asked.isQuestion ? index.search(joined, { fields: ['title'] }) : [];
    const answers = about(asked).filter(({ id }) => !named.some((one) => one.id === id));
    const found: readonly SearchResult[] = [...named, ...answers];
    // Some text may write it apart all the same: "Shape Shift" beside "shapeshift".
    const apart = joined === query ? [] : index.search(query);
    const both = [...found, ...apart.filter(({ id }) => !found.some((one) => one.id === id))];
    if (both.length > 0) return both;
    const fuzzy = (term: string): number | false => (term.length > 4 ? 0.2 : false);
    const near = index.search(query, { fuzzy });
    // Where nothing has all the words, what has the most of them answers best.
    return near.length > 0 ? near : index.search(query, { fuzzy, combineWith: 'OR' });
  };
  return (query) =>
    search(query)
      .slice(0, shown)
      .flatMap(({ id, terms }) => {
        const entry = byAddress.get(String(id));
        if (!entry) return [];
        const { address, title, where, text } = entry;
        return [{ address, title, where, excerpt: excerptOf(text, terms) }];
      });
};
