import { useState } from 'react';
import type { FloatingAt } from '@/lib/session/acts';
import type { Shown } from '../table/use-table';

/** What happened this many moments ago is still on its way up. */
const lasts = 5;

/** What floats up at figures; whatever happened before one looked, or before one went back, does not. */
export const useFloating = ({
  at,
  floatingSince,
}: Shown): readonly (FloatingAt & { readonly isOld: boolean })[] => {
  const [seen, setSeen] = useState({ first: at, before: at, at });
  const now =
    seen.at === at ? seen : at < seen.at ? { first: at, before: at, at } : { ...seen, before: seen.at, at };
  if (now !== seen) setSeen(now);
  return floatingSince(Math.max(now.first, at - lasts)).map((each) => ({
    ...each,
    isOld: each.at <= now.before,
  }));
};
