'use client';

import { useEffect } from 'react';
import { rulesPage } from '@/components/rules/rules-page';
import { LostPage } from '@/components/site/lost-page';
import { gameOfPath } from '@/components/skill/rules-path';
import { useGames, useOpening } from '@/components/systems/use-game';
import { systemIds } from '@/lib/systems/open';

/** A rules page from this device, without the network. */
export function Rules({
  path,
  query,
}: {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}) {
  // The contents name all games that have rules to read.
  useGames(systemIds);
  useGames([gameOfPath(path).system], 'reference');
  const page = useOpening(() => rulesPage(path, query));
  useEffect(() => {
    // The browser looked for the section before it was rendered.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return page?.view ?? <LostPage />;
}
