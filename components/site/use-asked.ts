'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { OwnAddresses } from './own-addresses';

/** The query of an address. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export const queryIn = (search: string): Query => {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(asked.keys())].map((key) => {
      const [first, ...more] = asked.getAll(key);
      return [key, more.length > 0 ? asked.getAll(key) : first];
    }),
  );
};

const own = new OwnAddresses();

/** The path that a link leads away from, until its page is there. */
let leaving: string | undefined;

if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const { origin, pathname } = window.location;
      const leadsOn = link?.origin === origin && link.target === '' && link.pathname !== pathname;
      leaving = leadsOn && !ctrlKey && !metaKey && !shiftKey ? pathname : undefined;
    },
    { capture: true },
  );

/** Call before a button (not a link) leads to another page. */
export const leavePage = (): void => {
  leaving = window.location.pathname;
};

/** Puts what has become of a request in its place: whoever comes back here finds that, and does nothing twice. */
export const writeAddress = (path: string): void => {
  if (leaving === window.location.pathname) {
    // Next gives up the page that it is fetching for a change of address that it hears of: it does not hear of this one.
    History.prototype.replaceState.call(window.history, window.history.state, '', path);
    return;
  }
  const { search } = new URL(path, window.location.href);
  if (search !== window.location.search) own.write(new URLSearchParams(search).toString());
  window.history.replaceState(null, '', path);
};

const revisits = new Set<() => void>();

/** Reads the page's address again, and everything that it names. */
export const revisit = (): void => {
  for (const again of [...revisits]) again();
};

/**
 * Query of this visit, and the number of visits so far. Read from the browser's address: the page's own parameters
 * stay those of its first visit, and coming back would repeat what was done.
 */
export const useAsked = (): { readonly query: Query; readonly visit: number } => {
  const search = useSearchParams().toString();
  const [{ asked, visit, seen }, setVisit] = useState({ asked: search, visit: 0, seen: search });
  if (search !== seen)
    setVisit(
      own.has(search) ? { asked, visit, seen: search } : { asked: search, visit: visit + 1, seen: search },
    );
  useEffect(() => own.settle(search), [search]);
  useEffect(() => {
    const again = (): void =>
      setVisit((last) => ({ asked: last.seen, visit: last.visit + 1, seen: last.seen }));
    revisits.add(again);
    return () => {
      revisits.delete(again);
    };
  }, []);
  const query = useMemo(() => queryIn(asked), [asked]);
  return { query, visit };
};
