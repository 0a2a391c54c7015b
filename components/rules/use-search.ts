'use client';
import { useCallback, useState } from 'react';
import type { Found } from './search-index';

type Index = (query: string) => readonly Found[];

/** The index of the rules: fetched once, when somebody is about to search. */
let opening: Promise<Index> | undefined;
const openOnce = (): Promise<Index> => {
  opening ??= import('./search-index').then(
    (file) => file.openIndex(),
    (reason: unknown) => {
      // The next letter tries again.
      opening = undefined;
      throw reason;
    },
  );
  return opening;
};

type Results =
  | { readonly state: 'nothing-asked' | 'opening' | 'failed' }
  | { readonly state: 'found'; readonly found: readonly Found[] };

/** Finds while typing. */
export const useSearch = () => {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<{ readonly find: Index } | undefined>();
  const [failed, fail] = useState(false);
  const prepare = useCallback(() => {
    openOnce().then(
      (find) => {
        setIndex({ find });
        fail(false);
      },
      () => fail(true),
    );
  }, []);
  const ask = (next: string): void => {
    setQuery(next);
    if (!index) prepare();
  };
  const asked = query.trim();
  const results: Results =
    asked === ''
      ? { state: 'nothing-asked' }
      : index
        ? { state: 'found', found: index.find(asked) }
        : { state: failed ? 'failed' : 'opening' };
  return { query, ask, prepare, results };
};
