import { useState } from 'react';
import type { FloatingAt } from '@/lib/session/acts';
import type { Shown } from '../table/use-table';

/** Events of this many moments ago still float. */
const lasts = 5;

interface Seen {
  readonly first: number;
  readonly before: number;
  readonly at: number;
  /** Keys of texts that have gone. */
  readonly ended: readonly string[];
}

/** The texts that float up at figures, without those from before the player looked or stepped back, and those that have gone. */
export const useFloating = ({ at, floatingSince }: Shown) => {
  const [seen, setSeen] = useState<Seen>({ first: at, before: at, at, ended: [] });
  const now =
    seen.at === at
      ? seen
      : at < seen.at
        ? { first: at, before: at, at, ended: [] }
        : { ...seen, before: seen.at, at };
  if (now !== seen) setSeen(now);
  const told = new Map<string, number>();
  const keyed = floatingSince(Math.max(now.first, at - lasts)).map((each: FloatingAt) => {
    const key = `${each.at} ${each.figure} ${each.text}`;
    const alike = told.get(key) ?? 0;
    told.set(key, alike + 1);
    return { ...each, key: `${key} ${alike}`, isOld: each.at <= now.before };
  });
  return {
    texts: keyed.filter(({ key }) => !now.ended.includes(key)),
    onEnd: (key: string): void =>
      setSeen((before) => ({
        ...before,
        ended: [...before.ended.filter((each) => keyed.some((one) => one.key === each)), key],
      })),
  };
};
