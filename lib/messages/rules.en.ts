import { count } from '#words/language/words';

/** Sentences around the rules pages and their search. */
export const rulesMessages = {
  title: 'Rules',
  contents: 'Contents',
  onThisPage: 'On this page',
  notes: 'Rulings',
  settles: 'Applies to',
  otherGames: 'Rules of other games',
  set: {
    title: 'Play it tonight',
    why: 'Print everything for the table, rules included. Before you print, you’ll see how many sheets it takes.',
    print: 'Print the whole game',
    party: 'See the cards',
  },
  search: {
    label: 'Search the rules',
    placeholder: 'Skill, rule or question',
    key: 'Press / to search',
    results: 'Found in the rules',
    loading: 'Loading the search …',
    found: (n: number): string => (n === 0 ? 'No results. Try a shorter word.' : `${count(n, 'result')}.`),
    failed: 'The search didn’t load. Type again once you’re online.',
  },
};
