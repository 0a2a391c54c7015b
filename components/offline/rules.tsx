'use client';

import { useEffect } from 'react';
import { rulesPage } from '@/components/rules/pages';
import { LostPage } from '@/components/site/lost-page';

/** A page of the rules out of the device alone. */
export function Rules({
  path,
  query,
}: {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}) {
  useEffect(() => {
    // The browser looked for the section before it was there.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return rulesPage(path, query)?.view ?? <LostPage />;
}
