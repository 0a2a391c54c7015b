import { useState } from 'react';
import type { FloatingAt } from '@/lib/session/acts';
import type { Shown } from '../table/use-table';

/** Events of this many moments ago still float. */
const lasts = 5;

/** The texts that float up at figures, without those from before the player looked or stepped back. */
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
