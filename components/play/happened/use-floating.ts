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

/** Of one figure that falls and then dies only the last is told: the words would lie over all about it. */
export const lastFalls = <Told extends Pick<FloatingAt, 'figure' | 'kind'>>(
  texts: readonly Told[],
): readonly Told[] =>
  texts.filter(
    ({ figure, kind }, nth) =>
      kind !== 'fall' || !texts.slice(nth + 1).some((each) => each.kind === 'fall' && each.figure === figure),
  );

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
    texts: lastFalls(keyed).filter(({ key }) => !now.ended.includes(key)),
    onEnd: (key: string): void =>
      setSeen((before) => ({
        ...before,
        ended: [...before.ended.filter((each) => keyed.some((one) => one.key === each)), key],
      })),
  };
};
