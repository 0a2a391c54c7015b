import { count } from '@/lib/language/en';

/** What stands around the rules of every game, and in the search over them. */
export const rulesMessages = {
  title: 'Rules',
  contents: 'Contents',
  onThisPage: 'On this page',
  notes: 'Rulings',
  settles: 'Settles',
  otherGames: 'Rules of other games',
  set: {
    title: 'To the table',
    why: 'All that goes on the table, with the rules: the print page says how many sheets it takes before anything is printed.',
    print: 'Print the whole game',
    party: 'Look at its sheets',
  },
  search: {
    label: 'Search the rules',
    placeholder: 'A skill, a rule, a question',
    key: 'Press / to search',
    results: 'Found in the rules',
    loading: 'Opening the index …',
    found: (n: number): string => (n === 0 ? 'Nothing found. Try a shorter word.' : `${count(n, 'result')}.`),
    failed: 'The search did not load. Type again once you are online.',
  },
};
