import { ownPages, rulesPage, sharedPages, type OwnPage } from './pages';

/** Page that an address asks for, as the server's routes read it. Pages read their own queries. */
export type Place =
  | { readonly at: OwnPage }
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
  const [page = '', ...path] = pathname.split('/').filter((part) => part !== '');
  if (page === rulesPage) return { at: 'rules', path, query: Object.fromEntries(searchParams) };
  const [code, ...more] = path;
  if (more.length > 0) return { at: 'nowhere' };
  if (sharedPages.some((each) => each === page))
    return { at: 'shared', code: code ?? searchParams.get('code') ?? '' };
  const own = code === undefined ? ownPages.find((each) => each === page) : undefined;
  return own ? { at: own } : { at: 'nowhere' };
};
