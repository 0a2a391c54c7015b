'use client';

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
  return rulesPage(path, query)?.view ?? <LostPage />;
}
