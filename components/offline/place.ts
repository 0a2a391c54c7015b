import { arrivalIn, type Arrival } from '@/components/draft/address';

/** What an address asks for, as the server's routes read it. */
export type Place =
  | { readonly at: 'build'; readonly arrival: Arrival }
  | {
      readonly at: 'print' | 'odds' | 'play' | 'table' | 'maps';
      readonly query: Readonly<Record<string, readonly string[]>>;
    }
  /** The list, or the party whose id stands in the query; the page reads that itself. */
  | { readonly at: 'parties' }
  /** A code in the path or, pasted into the form of a bad link, in the query. */
  | { readonly at: 'shared'; readonly code: string }
  /** Parts of the path below /rules. */
  | {
      readonly at: 'rules';
      readonly path: readonly string[];
      readonly query: Readonly<Record<string, string>>;
    }
  | { readonly at: 'nowhere' };

/** The page behind an address, without the server. */
export const placeOf = ({ pathname, searchParams }: URL): Place => {
  const [rules, ...path] = pathname.split('/').filter((part) => part !== '');
  if (rules === 'rules') return { at: 'rules', path, query: Object.fromEntries(searchParams) };
  const [, page, code] =
    /^\/(build|print|odds|play|table|maps|parties|hero|party)(?:\/([^/]*))?\/?$/.exec(pathname) ?? [];
  const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  switch (page) {
    case 'build':
      return { at: 'build', arrival: arrivalIn(query) };
    case 'print':
    case 'odds':
    case 'play':
    case 'table':
    case 'maps':
      return { at: page, query };
    case 'parties':
      return code === undefined ? { at: 'parties' } : { at: 'nowhere' };
    case 'hero':
    case 'party':
      return { at: 'shared', code: code ?? searchParams.get('code') ?? '' };
    case undefined:
    default:
      return { at: 'nowhere' };
  }
};
