import { count } from '../../../../../language/en';

/** The search over the rules; apart from their texts, which come when somebody searches. */
export const search = {
  label: 'Search the rules',
  placeholder: 'A skill, a condition, a rule',
  key: 'Press / to search',
  results: 'Found in the rules',
  loading: 'Opening the index …',
  found: (n: number): string => (n === 0 ? 'Nothing found. Try a shorter word.' : `${count(n, 'result')}.`),
  failed: 'The search did not load. Type again once you are online.',
};
