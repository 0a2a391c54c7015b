import MiniSearch from 'minisearch';
import { folded } from '@/lib/language/folded';
import type { RuleEntry } from '@/lib/systems/reference-part';

/** A find with the part of its text that tells why it was found. */
export type Found = Pick<RuleEntry, 'address' | 'title' | 'where'> & { readonly excerpt: string };

/** Words that stand in every text and lead to none. */
const small = new Set(['a', 'an', 'and', 'in', 'is', 'of', 'on', 'or', 'the', 'to']);

const excerptSize = 120;
const shown = 12;

/** Words that make a question of what is asked about. */
const asking = new Set(
  // Whom a question is about is whoever plays.
  'hero heroes happens am are at be by can could did do does for from has have how if it long many may me mean means much must my should so than that then there they this was we what when where which who why will with work works would you your far i'.split(
    ' ',
  ),
);

/** What a question is about; the query itself where nothing else is in it. */
const askedOf = (query: string): string => {
  const words = query
    .replace(/[?!.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const about = words.filter((word) => !asking.has(folded(word)) && !small.has(folded(word)));
  return words.length > 2 && about.length > 0 ? about.join(' ') : query;
};

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
  // What a school says of movement is an exception to the rules of movement.
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
      return word === '' || small.has(word) ? null : word;
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
  const search = (query: string) => {
    // One letter begins half of all words: of those the titles alone are meant.
    if (query.trim().length < 2) return index.search(query, { fields: ['title'] });
    const joined = written(query);
    const found = index.search(joined);
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
    search(askedOf(query))
      .slice(0, shown)
      .flatMap(({ id, terms }) => {
        const entry = byAddress.get(String(id));
        if (!entry) return [];
        const { address, title, where, text } = entry;
        return [{ address, title, where, excerpt: excerptOf(text, terms) }];
      });
};
