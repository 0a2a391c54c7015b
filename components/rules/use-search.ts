'use client';
import { useCallback, useState } from 'react';
import { open, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { Found } from './search-index';

type Index = (query: string) => readonly Found[];

const openIndex = async (system: SystemId): Promise<Index> => {
  const [file] = await Promise.all([import('./search-index'), open([system], 'reference')]);
  return file.openIndex(partOf(system, 'reference')?.entries() ?? []);
};

/** The indices of the rules: each fetched once, when somebody is about to search. */
const indices = new Map<SystemId, Promise<Index>>();
const openOnce = (system: SystemId): Promise<Index> => {
  const known = indices.get(system);
  if (known) return known;
  const opening = openIndex(system);
  indices.set(system, opening);
  // The next letter tries again.
  opening.catch(() => indices.delete(system));
  return opening;
};

type Results =
  | { readonly state: 'nothing-asked' | 'opening' | 'failed' }
  | { readonly state: 'found'; readonly found: readonly Found[] };

/** Finds in the rules of a game while somebody types. */
export const useSearch = (system: SystemId) => {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<{ readonly find: Index } | undefined>();
  const [failed, fail] = useState(false);
  const prepare = useCallback(() => {
    openOnce(system).then(
      (find) => {
        setIndex({ find });
        fail(false);
      },
      () => fail(true),
    );
  }, [system]);
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
